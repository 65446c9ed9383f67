import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ModalController, ModalSnapshot } from '../../src/ui/modal-controller.js'
import { useSnapshot } from '../../src/ui/use-snapshot.js'

const Announcement = ({ ui }: { ui: ModalController }) => <output>{useSnapshot(ui).announcement}</output>

/** The members of a controller that the hook uses. */
function createStub(onSubscribe = () => {}) {
  const listeners = new Set<() => void>()
  let snapshot = { announcement: 'before' } as ModalSnapshot
  const subscribe = (listener: () => void) => {
    onSubscribe()
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const ui = { getSnapshot: () => snapshot, subscribe } as unknown as ModalController
  const announce = (announcement: string) => {
    snapshot = { ...snapshot, announcement }
    for (const listener of listeners) listener()
  }
  return { ui, listeners, announce }
}

it('useSnapshot re-renders after a change, and unsubscribes on unmount', async () => {
  const { ui, listeners, announce } = createStub()
  const { unmount } = render(<Announcement ui={ui} />)
  await act(async () => announce('after'))
  expect(screen.getByRole('status').textContent).toBe('after')
  expect(listeners.size).toBe(1)
  unmount()
  expect(listeners.size).toBe(0)
})

it('useSnapshot misses no change between render and subscription, as when React pauses', async () => {
  const { ui, announce } = createStub(() => announce('meanwhile'))
  await act(async () => {
    render(<Announcement ui={ui} />)
  })
  expect(screen.getByText('meanwhile')).toBeTruthy()
})
