import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { perform, renderConnectModal } from './support/render-ui.js'

/** happy-dom does not capture pointers. The pointer that an element has captured. */
const captured = new WeakMap<Element, number>()

beforeEach(() => {
  const methods = {
    setPointerCapture(this: Element, pointerId: number) {
      captured.set(this, pointerId)
    },
    hasPointerCapture(this: Element, pointerId: number) {
      return captured.get(this) === pointerId
    },
  }
  Object.assign(Element.prototype, methods)
  onTestFinished(() => {
    for (const name of Object.keys(methods)) Reflect.deleteProperty(Element.prototype, name)
  })
})

/** Opens the modal and presses its handle. */
async function pressHandle() {
  const { dialog } = await renderConnectModal()
  const handle = dialog.querySelector('[part=handle]') as HTMLElement
  fireEvent.pointerDown(handle, { pointerId: 1, clientY: 100 })
  return {
    dialog,
    moveTo: (clientY: number, pointerId = 1) => fireEvent.pointerMove(handle, { pointerId, clientY }),
    cancel: () => fireEvent.pointerCancel(handle, { pointerId: 1 }),
    release: () => perform(() => fireEvent.lostPointerCapture(handle, { pointerId: 1 })),
  }
}

describe('usePullToClose', () => {
  it('moves the dialog down with the pointer, without a transition, and never up', async () => {
    const { dialog, moveTo } = await pressHandle()
    moveTo(150)
    expect(dialog.getAttribute('style')).toBe('translate: 0 50px; transition: none;')
    moveTo(80)
    expect(dialog.getAttribute('style')).toBe('translate: 0 0px; transition: none;')
  })

  it.for([
    ['leaves the modal open after a press', 0, true],
    ['leaves the modal open after a pull of 72 px', 72, true],
    ['closes the modal after a longer pull', 73, false],
  ] as const)('%s', async ([, distance, isOpen]) => {
    const { dialog, moveTo, release } = await pressHandle()
    if (distance) moveTo(100 + distance)
    await release()
    expect(dialog.open).toBe(isOpen)
    expect(dialog.getAttribute('style')).toBeFalsy()
  })

  it('ignores pointers that have not pressed the handle', async () => {
    const { dialog, moveTo } = await pressHandle()
    moveTo(300, 2)
    expect(dialog.getAttribute('style')).toBeFalsy()
  })

  it('leaves the modal open if the browser cancels the pointer', async () => {
    const { dialog, moveTo, cancel, release } = await pressHandle()
    moveTo(300)
    cancel()
    await release()
    expect(dialog.open).toBe(true)
    expect(dialog.getAttribute('style')).toBeFalsy()
  })
})
