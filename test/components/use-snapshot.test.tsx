import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ModalController, ModalSnapshot } from '../../src/ui/modal-controller.js'
import { useSnapshot } from '../../src/ui/use-snapshot.js'

function Address({ ui }: { ui: ModalController }) {
  return <output>{useSnapshot(ui).announcement}</output>
}

/** As much of the kit's screen as the hook uses. */
function stub(onSubscribe: () => void = () => {}) {
  const listeners = new Set<() => void>()
  let current: ModalSnapshot = {
    view: undefined,
    opening: 0,
    session: undefined,
    isConnecting: false,
    announcement: 'before',
    revision: 0,
  }
  const ui = {
    getSnapshot: () => current,
    subscribe(listener: () => void) {
      onSubscribe()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as ModalController
  const set = (announcement: string) => {
    current = { ...current, announcement }
    for (const listener of listeners) listener()
  }
  return { ui, listeners, set }
}

it('draws again when the screen changed, and listens no more once it is gone', async () => {
  const { ui, listeners, set } = stub()
  const { unmount } = render(<Address ui={ui} />)
  await act(async () => set('after'))
  expect(screen.getByRole('status').textContent).toBe('after')
  expect(listeners.size).toBe(1)
  unmount()
  expect(listeners.size).toBe(0)
})

it('misses no change between drawing and listening, as when React pauses', async () => {
  const { ui, set } = stub(() => set('meanwhile'))
  await act(async () => {
    render(<Address ui={ui} />)
  })
  expect(screen.getByText('meanwhile')).toBeTruthy()
})
