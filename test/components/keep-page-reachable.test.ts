import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isUnderModal, keepPageReachable } from '../../src/transactions/cards/keep-page-reachable.js'

// happy-dom has no layout, so the tests set the positions of the elements.
const WINDOW_HEIGHT = 800
const CARDS = { left: 20, width: 300, right: 320, height: 90 }

/** The element in the corner of the window, or `null` for the page. A modal dialog covers the corner. */
let corner: object | null
/** Returns the elements of the page at a point at the bottom of the window. */
let elementsAt: (x: number, y: number) => Element[]
const PLACEMENT_INTERVAL_MS = 200

beforeEach(() => {
  corner = null
  elementsAt = () => []
  vi.useFakeTimers()
  vi.stubGlobal('innerHeight', WINDOW_HEIGHT)
  vi.stubGlobal('innerWidth', 1280)
  const prototype = Object.getPrototypeOf(document)
  vi.spyOn(prototype, 'elementFromPoint').mockImplementation((...point) =>
    point.join() === '0,0' ? corner : document.body,
  )
  prototype.elementsFromPoint = (x: number, y: number) => elementsAt(x, y)
})

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(Object.getPrototypeOf(document), 'elementsFromPoint')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('style')
  document.body.replaceChildren()
})

/** Creates the host of the cards. The test adds the cards. */
function createList() {
  const host = document.createElement('div')
  const region = document.createElement('div')
  const list = Object.assign(document.createElement('ul'), { showPopover: vi.fn() })
  region.append(list)
  host.append(region)
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(CARDS as DOMRect)
  const placeCards = keepPageReachable(host, region, list)
  onTestFinished(() => {
    list.replaceChildren()
    placeCards()
  })
  const addCard = () => list.append(document.createElement('li'))
  const getPaddings = () => [document.documentElement, region].map(({ style }) => style.paddingBlockEnd)
  return { host, list, placeCards, addCard, getPaddings }
}

/** Creates an element of the page with a position and an upper edge. */
function createElement(position: string, top: number) {
  const element = document.body.appendChild(document.createElement('div'))
  element.style.position = position
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
  return element
}

/** Opens a modal dialog of the page. happy-dom has no `:modal`. */
function openDialog() {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const isFound = (selector: string) =>
    selector === 'dialog:modal, :fullscreen:not(canvas, iframe, img, video)'
  corner = { closest: (selector: string) => (isFound(selector) ? dialog : null) }
  return dialog
}

describe('host of the cards', () => {
  it('is added to the page, above everything else, with the first card', () => {
    const { host, list, placeCards, addCard } = createList()
    placeCards()
    expect(host.isConnected).toBe(false)
    addCard()
    placeCards()
    expect(host.parentNode).toBe(document.body)
    expect(list.showPopover).toHaveBeenCalledOnce()
    placeCards()
    expect(list.showPopover).toHaveBeenCalledOnce()
  })

  it('is in the modal dialog of the page, as long as that is open', () => {
    const { host, list, placeCards, addCard } = createList()
    const dialog = openDialog()
    addCard()
    placeCards()
    expect(host.parentNode).toBe(dialog)
    expect(list.showPopover).toHaveBeenCalledOnce()
    corner = null
    placeCards()
    expect(host.parentNode).toBe(document.body)
    expect(list.showPopover).toHaveBeenCalledTimes(2)
  })

  it('follows a dialog that opens later', () => {
    const { host, placeCards, addCard } = createList()
    addCard()
    placeCards()
    const dialog = openDialog()
    expect(host.parentNode).toBe(document.body)
    vi.advanceTimersByTime(PLACEMENT_INTERVAL_MS)
    expect(host.parentNode).toBe(dialog)
  })

  it('returns to a page that has replaced its body', () => {
    const { host, placeCards, addCard } = createList()
    addCard()
    placeCards()
    document.body.replaceChildren()
    vi.advanceTimersByTime(PLACEMENT_INTERVAL_MS)
    expect(host.parentNode).toBe(document.body)
  })

  it('stays in its place below a modal dialog in a shadow root, and is placed again after that', () => {
    const { host, list, placeCards, addCard } = createList()
    addCard()
    placeCards()
    const modalHost = document.body.appendChild(document.createElement('div'))
    const modal = vi
      .spyOn(modalHost.attachShadow({ mode: 'open' }), 'querySelector')
      .mockReturnValue(modalHost)
    corner = modalHost
    const bar = createElement('fixed', WINDOW_HEIGHT - 60)
    elementsAt = () => [bar]
    vi.advanceTimersByTime(PLACEMENT_INTERVAL_MS)
    expect([host.parentNode, list.style.bottom]).toEqual([document.body, '0px'])
    modal.mockReturnValue(null)
    vi.advanceTimersByTime(PLACEMENT_INTERVAL_MS)
    expect(list.style.bottom).toBe('60px')
  })
})

describe('place of the cards', () => {
  /** Places a card above elements. Returns the space between the card and the lower edge of the window. */
  function placeAbove(elements: typeof elementsAt) {
    elementsAt = elements
    const { list, placeCards, addCard } = createList()
    addCard()
    placeCards()
    return list.style.bottom
  }

  it('is at the lower edge of the window', () => {
    expect(placeAbove(() => [])).toBe('0px')
  })

  it.each(['fixed', 'sticky'])('is above a bar that is %s at the bottom', (position) => {
    const bar = createElement(position, WINDOW_HEIGHT - 60)
    expect(placeAbove(() => [bar, document.body])).toBe('60px')
  })

  it('is above the highest of several elements', () => {
    const bars = [20, 64, 48].map((height) => createElement('fixed', WINDOW_HEIGHT - height))
    expect(placeAbove(() => bars)).toBe('64px')
  })

  it.each([
    ['a button in the left corner', CARDS.left + 32],
    ['a button below the middle of the cards', CARDS.left + CARDS.width / 2],
    ['a button in the right corner', CARDS.right - 32],
  ])('is above %s', (_, column) => {
    const button = createElement('fixed', WINDOW_HEIGHT - 56)
    expect(placeAbove((x) => (x === column ? [button] : []))).toBe('56px')
  })

  it('is above an element 32 pixels above the lower edge', () => {
    const button = createElement('fixed', WINDOW_HEIGHT - 56)
    expect(placeAbove((_, y) => (y === WINDOW_HEIGHT - 32 ? [button] : []))).toBe('56px')
  })

  it.each([
    ['moves with the page', 'static', 60],
    ['is as high as half of the window', 'fixed', WINDOW_HEIGHT / 2],
    ['fills the window', 'fixed', WINDOW_HEIGHT],
  ])('ignores an element that %s', (_, position, height) => {
    const element = createElement(position, WINDOW_HEIGHT - height)
    expect(placeAbove(() => [element])).toBe('0px')
  })

  it('is above a bar that the page shows later', () => {
    const { list, placeCards, addCard } = createList()
    const bar = createElement('fixed', WINDOW_HEIGHT - 60)
    addCard()
    placeCards()
    elementsAt = () => [bar]
    vi.advanceTimersByTime(PLACEMENT_INTERVAL_MS)
    expect(list.style.bottom).toBe('60px')
  })

  it('is not measured again without cards', () => {
    const { list, placeCards, addCard } = createList()
    addCard()
    placeCards()
    expect(vi.getTimerCount()).toBe(1)
    list.replaceChildren()
    placeCards()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is the lower edge in an environment without a layout', () => {
    Reflect.deleteProperty(Object.getPrototypeOf(document), 'elementsFromPoint')
    const { list, placeCards, addCard } = createList()
    addCard()
    placeCards()
    expect(list.style.bottom).toBe('0px')
  })
})

describe('end of the page', () => {
  it.each([
    [479, '90px'],
    [480, ''],
  ])('in a window of %i pixels, has a padding below it: "%s"', (width, padding) => {
    vi.stubGlobal('innerWidth', width)
    const { placeCards, addCard, getPaddings } = createList()
    addCard()
    placeCards()
    expect(getPaddings()).toEqual([padding, ''])
  })

  it('has the padding of the page again without cards', () => {
    vi.stubGlobal('innerWidth', 400)
    document.documentElement.style.paddingBlockEnd = '12px'
    const { list, placeCards, addCard, getPaddings } = createList()
    addCard()
    placeCards()
    expect(getPaddings()).toEqual(['90px', ''])
    list.replaceChildren()
    placeCards()
    expect(getPaddings()).toEqual(['12px', ''])
  })

  it('has the padding that the page has set since the last card', () => {
    vi.stubGlobal('innerWidth', 400)
    const { list, placeCards, addCard, getPaddings } = createList()
    document.documentElement.style.paddingBlockEnd = '12px'
    addCard()
    placeCards()
    list.replaceChildren()
    placeCards()
    expect(getPaddings()).toEqual(['12px', ''])
  })

  it('can be scrolled above the cards in a dialog, and then in the page again', () => {
    vi.stubGlobal('innerWidth', 400)
    const { list, placeCards, addCard, getPaddings } = createList()
    openDialog()
    addCard()
    placeCards()
    expect(getPaddings()).toEqual(['', '90px'])
    list.replaceChildren()
    placeCards()
    expect(getPaddings()).toEqual(['', ''])
    addCard()
    placeCards()
    expect(getPaddings()).toEqual(['', '90px'])
    corner = null
    placeCards()
    expect(getPaddings()).toEqual(['90px', ''])
  })
})

describe('isUnderModal', () => {
  it('is true below a modal dialog in a shadow root', () => {
    expect(isUnderModal()).toBe(false)
    const host = document.body.appendChild(document.createElement('div'))
    corner = host
    expect(isUnderModal()).toBe(false)
    const found = vi.spyOn(host.attachShadow({ mode: 'open' }), 'querySelector').mockReturnValue(null)
    expect(isUnderModal()).toBe(false)
    found.mockReturnValue(host)
    expect(isUnderModal()).toBe(true)
  })
})
