import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ModalController, ModalSnapshot } from '../../src/ui/modal/controller.js'
import { useSnapshot } from '../../src/ui/views/use-snapshot.js'

const Announcement = ({ ui }: { ui: ModalController }) => <output>{useSnapshot(ui).announcement}</output>

it('useSnapshot misses no change between render and subscription, as when React pauses', async () => {
  let snapshot = { announcement: 'before' } as ModalSnapshot
  const subscribe = () => {
    snapshot = { announcement: 'meanwhile' } as ModalSnapshot
    return () => {}
  }
  await act(async () => {
    render(<Announcement ui={{ getSnapshot: () => snapshot, subscribe } as never} />)
  })
  expect(screen.getByText('meanwhile')).toBeTruthy()
})
