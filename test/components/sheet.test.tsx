// In a narrow window, the modal is a sheet. happy-dom neither lays it out nor animates it.
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { click, perform, renderConnectModal, renderUi } from './support/render-ui.js'

describe('handle of the sheet', () => {
  /** Opens the modal, and presses its handle. */
  async function renderAndPress() {
    const { dialog, ui } = await renderConnectModal()
    const handle = dialog.querySelector('[part=handle]') as HTMLElement
    const capture = vi.spyOn(handle, 'setPointerCapture').mockImplementation(() => {})
    const dispatch = (type: string, values: object = {}) =>
      perform(() => handle.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), values)))
    const moveTo = (clientY: number, buttons = 1) =>
      dispatch('pointermove', { pointerId: 7, buttons, clientY })
    await dispatch('pointerdown')
    return { dialog, ui, capture, dispatch, moveTo }
  }

  it('moves the sheet down with the pointer, which it captures, and not above its place', async () => {
    const { dialog, capture, moveTo } = await renderAndPress()
    const positions: string[] = []
    for (const y of [500, 530, 560, 480]) {
      await moveTo(y)
      positions.push(dialog.style.translate)
    }
    expect(positions).toEqual(['', '0 30px', '0 60px', ''])
    expect(capture).toHaveBeenCalledWith(7)
  })

  it('has no transition while the pointer pulls', async () => {
    const { dialog, dispatch, moveTo } = await renderAndPress()
    await moveTo(500)
    await moveTo(530)
    expect(dialog.style.transition).toMatch(/^none/)
    await dispatch('lostpointercapture')
    expect([dialog.style.translate, dialog.style.transition]).toEqual(['', ''])
  })

  it.each([
    [72, true],
    [73, false],
  ])('after a pull of %i pixels, keeps the modal open: %s', async (distance, isOpen) => {
    const { dialog, dispatch, moveTo } = await renderAndPress()
    await moveTo(500)
    await moveTo(500 + distance)
    await dispatch('lostpointercapture')
    expect(dialog.open).toBe(isOpen)
    expect(dialog.style.translate).toBe('')
  })

  it('returns the sheet, and keeps the modal open, if the browser takes the pointer', async () => {
    const { dialog, dispatch, moveTo } = await renderAndPress()
    await moveTo(500)
    await moveTo(600)
    await dispatch('pointercancel')
    expect(dialog.style.translate).toBe('')
    await dispatch('lostpointercapture')
    expect(dialog.open).toBe(true)
  })

  it('starts each pull at its own position', async () => {
    const { dialog, dispatch, moveTo } = await renderAndPress()
    await moveTo(500)
    await moveTo(530)
    await dispatch('lostpointercapture')
    await moveTo(600) // The pointer passes without a press.
    expect(dialog.style.translate).toBe('')
    await dispatch('pointerdown')
    await moveTo(700)
    await moveTo(710)
    expect(dialog.style.translate).toBe('0 10px')
  })

  it.each([0, 2])('ignores a pointer with the buttons %i, until the next press', async (buttons) => {
    const { dialog, dispatch, moveTo, capture } = await renderAndPress()
    await moveTo(500, buttons)
    await moveTo(560)
    expect(capture).not.toHaveBeenCalled()
    expect(dialog.style.translate).toBe('')
    await dispatch('pointerdown')
    await moveTo(500)
    await moveTo(560)
    expect(dialog.style.translate).toBe('0 60px')
  })
})

describe('height of the sheet', () => {
  /** Renders the closed modal, as a sheet or not. `resizeTo()` sets its height, and reports it as the browser does. */
  async function renderSheet(isSheet: boolean) {
    const observers: { report: () => void; targets: Element[] }[] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #observer = { report: () => {}, targets: [] as Element[] }
        constructor(report: () => void) {
          this.#observer.report = report
          observers.push(this.#observer)
        }
        observe(target: Element) {
          this.#observer.targets.push(target)
        }
        disconnect() {
          this.#observer.targets.length = 0
        }
      },
    )
    onTestFinished(() => void vi.unstubAllGlobals())
    const { dialog, ui } = await renderUi()
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isSheet } as MediaQueryList)
    const animate = vi.fn<Element['animate']>(() => ({}) as Animation)
    dialog.animate = animate
    const height = vi.spyOn(dialog, 'offsetHeight', 'get')
    const countObservers = () => observers.filter(({ targets }) => targets.includes(dialog)).length
    return {
      ui,
      animate,
      countObservers,
      resizeTo(pixels: number) {
        height.mockReturnValue(pixels)
        for (const { report, targets } of observers) if (targets.includes(dialog)) report()
      },
    }
  }

  it('changes at once, and the sheet moves from its old position', async () => {
    const { animate, resizeTo } = await renderSheet(true)
    await click('button', 'Wallet Connect')
    resizeTo(400)
    expect(animate).not.toHaveBeenCalled()
    for (const height of [460, 300]) resizeTo(height)
    const keyframes = animate.mock.calls.map(([each]) => each)
    expect(keyframes).toEqual([{ translate: ['0 60px', '0'] }, { translate: ['0 -160px', '0'] }])
    // The sheet may still move when its height changes again.
    expect(animate.mock.calls.map(([, options]) => (options as KeyframeEffectOptions).composite)).toEqual([
      'add',
      'add',
    ])
  })

  it('changes without motion together with the height of the window', async () => {
    const { animate, resizeTo } = await renderSheet(true)
    await click('button', 'Wallet Connect')
    resizeTo(400)
    const windowHeight = vi.spyOn(window, 'innerHeight', 'get')
    windowHeight.mockReturnValue(500)
    resizeTo(300)
    expect(animate).not.toHaveBeenCalled()
    resizeTo(320)
    expect(animate).toHaveBeenCalledOnce()
  })

  it('changes without motion if the media query of the motion does not match', async () => {
    const { animate, resizeTo } = await renderSheet(false)
    await click('button', 'Wallet Connect')
    for (const height of [400, 460]) resizeTo(height)
    expect(animate).not.toHaveBeenCalled()
  })

  it('is observed while the modal is open', async () => {
    const { ui, countObservers } = await renderSheet(true)
    expect(countObservers()).toBe(0)
    await click('button', 'Wallet Connect')
    expect(countObservers()).toBe(1)
    await perform(() => ui.actions.close())
    expect(countObservers()).toBe(0)
  })
})
