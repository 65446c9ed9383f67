import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createEventIsolation } from '../../src/ui/dom/isolate-events.js'

afterEach(() => document.body.replaceChildren())

const TYPES = [
  ...['keydown', 'keypress', 'keyup', 'paste'],
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'wheel'],
  ...['touchstart', 'touchmove', 'touchend', 'focus', 'focusin', 'blur', 'focusout'],
]

/** Creates a host with a button in its shadow root. Counts the events that reach the button and the page. */
function setUp() {
  const controller = new AbortController()
  onTestFinished(() => controller.abort())
  const host = document.createElement('div')
  const outside = document.createElement('button')
  document.body.append(host, outside)
  const root = host.attachShadow({ mode: 'open' })
  const inside = document.createElement('button')
  root.append(inside)
  const isolate = createEventIsolation(() => host)
  const addListeners = () => isolate(controller.signal)
  addListeners()
  const onInside = vi.fn()
  const onPage = vi.fn()
  for (const type of TYPES) {
    inside.addEventListener(type, onInside)
    document.addEventListener(type, onPage, { signal: controller.signal })
  }
  const dispatch = (target: Element, type: string, init: object = {}) => {
    const event = new Event(type, { bubbles: true, cancelable: true, composed: true })
    target.dispatchEvent(Object.assign(event, init))
    return event
  }
  const getTargets = () => [onInside, onPage].map((listener) => listener.mock.calls.length)
  return { host, inside, outside, addListeners, controller, onInside, dispatch, getTargets }
}

describe('createEventIsolation', () => {
  it('passes a copy of an event inside to its target only', () => {
    const { inside, dispatch, getTargets, onInside } = setUp()
    for (const type of TYPES) dispatch(inside, type, { key: 'a', ctrlKey: true })
    expect(getTargets()).toEqual([TYPES.length, 0])
    expect(onInside.mock.calls[0]?.[0]).toMatchObject({ type: 'keydown', key: 'a', ctrlKey: true })
  })

  it('leaves events outside to the page, except focus that moves from or to the host', () => {
    const { host, outside, dispatch, getTargets } = setUp()
    for (const init of [{}, { key: 'a' }]) dispatch(outside, 'keydown', init)
    dispatch(outside, 'focusin')
    dispatch(outside, 'focusin', { relatedTarget: host })
    expect(getTargets()).toEqual([0, 3])
  })

  it('keeps a press on the scrollbar of the page while a dialog is open', () => {
    const { host, outside, dispatch, getTargets } = setUp()
    dispatch(document.documentElement, 'click')
    expect(getTargets()).toEqual([0, 1])
    host.shadowRoot?.append(Object.assign(document.createElement('dialog'), { open: true }))
    dispatch(document.documentElement, 'click')
    expect(getTargets()).toEqual([0, 1])
    dispatch(outside, 'click')
    expect(getTargets()).toEqual([0, 2])
  })

  it('keeps the release of a key that was pressed inside', () => {
    const { inside, outside, dispatch, getTargets } = setUp()
    dispatch(inside, 'keydown', { key: 'Escape' })
    dispatch(outside, 'keydown', { key: 'Escape', repeat: true })
    dispatch(outside, 'keyup', { key: 'Escape' })
    expect(getTargets()).toEqual([1, 0])
    dispatch(outside, 'keyup', { key: 'b' })
    dispatch(outside, 'keydown', { key: 'Escape' })
    dispatch(outside, 'keyup', { key: 'Escape' })
    expect(getTargets()).toEqual([1, 3])
  })

  it('prevents the default of an event that the modal prevents, and of the second click of two', () => {
    const { inside, dispatch, getTargets } = setUp()
    expect(dispatch(inside, 'click', { detail: 1 }).defaultPrevented).toBe(false)
    expect(dispatch(inside, 'click', { detail: 2 }).defaultPrevented).toBe(true)
    expect(getTargets()).toEqual([1, 0])
    expect(dispatch(inside, 'mousedown', { detail: 2 }).defaultPrevented).toBe(false)
    inside.addEventListener('keydown', (event) => event.preventDefault())
    expect(dispatch(inside, 'keydown', { key: 'a' }).defaultPrevented).toBe(true)
  })

  it('stops with its signal, and adds its listeners once', () => {
    const { inside, addListeners, controller, dispatch, getTargets } = setUp()
    addListeners()
    dispatch(inside, 'click')
    expect(getTargets()).toEqual([1, 0])
    controller.abort()
    dispatch(inside, 'click')
    expect(getTargets()).toEqual([2, 0])
  })

  it('leaves all events to the page without a host', () => {
    const controller = new AbortController()
    onTestFinished(() => controller.abort())
    createEventIsolation(() => undefined)(controller.signal)
    const onPage = vi.fn()
    document.addEventListener('keydown', onPage, { once: true })
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    expect(onPage).toHaveBeenCalledOnce()
  })
})
