import { useEffect } from 'react'
import { MODAL_SIDES } from '../modal/snapshot.js'
import type { HostedViewProps } from './HostedView.js'
import { waitForQuietMoment } from './quiet-moment.js'

/** After a change, such as a wallet that registers, the page has this time for the next one. */
const BURST_MS = 200

/** Loads and decodes an image. The row of an image that cannot be decoded shows a letter. */
function decodeImage(url: string): Promise<void> {
  const image = new Image()
  image.src = url
  return image.decode().catch(() => {})
}

/**
 * Has the modal rendered before the button is clicked: in quiet moments after each change while the button is visible, and
 * at the latest when the pointer or the focus reaches the button.
 */
export function useModalPreparation({ snapshot, actions, host }: HostedViewProps): void {
  const { prepare, getFirstImages } = actions
  const { preview } = snapshot
  // A preview stays the same while more of it is rendered. Every other change starts over.
  const cause = preview?.snapshot ?? snapshot
  // biome-ignore lint/correctness/useExhaustiveDependencies: `cause` stands for the snapshot and for its preview
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    /** Does a part of the work in each quiet moment. Loading an image or rendering a side takes some milliseconds. */
    const prepareInParts = async () => {
      if (!preview) {
        await waitForQuietMoment(signal, BURST_MS)
        if (!host.checkVisibility()) return
        for (const url of getFirstImages()) {
          await waitForQuietMoment(signal)
          await decodeImage(url)
        }
        await waitForQuietMoment(signal)
        prepare(0)
      }
      // At least once: React can have removed the modal together with the button, and shows both again.
      else
        for (let sides = Math.min(preview.sides + 1, MODAL_SIDES); sides <= MODAL_SIDES; sides++) {
          await waitForQuietMoment(signal)
          prepare(sides)
        }
    }
    prepareInParts()
    return () => controller.abort()
  }, [cause, host, prepare, getFirstImages])
  useEffect(() => {
    const controller = new AbortController()
    for (const type of ['pointerenter', 'focusin'])
      host.addEventListener(type, () => prepare(MODAL_SIDES), { signal: controller.signal })
    return () => controller.abort()
  }, [host, prepare])
}
