import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leave, moveWith } from '../../src/transactions/cards/motion.js'

/** Replaces `animate()`, because happy-dom neither lays elements out nor animates them. */
const animate = vi.fn<(keyframes: object, options: object) => { onfinish?: () => void }>(() => ({}))
let isMotionReduced = false

beforeEach(() => {
  isMotionReduced = false
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: isMotionReduced && query.includes('reduce') }) as MediaQueryList,
  )
  return () => {
    vi.restoreAllMocks()
    animate.mockClear()
  }
})

/** Creates a list with an item at each position, in pixels from the top of the window. */
function createList(...tops: number[]) {
  const list = document.createElement('ul')
  const items = tops.map((top) => {
    const item = Object.assign(document.createElement('li'), { animate })
    list.append(item)
    return {
      item,
      setTop: (top: number) => vi.spyOn(item, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect),
      top,
    }
  })
  for (const { setTop, top } of items) setTop(top)
  return { list, items }
}

describe('moveWith', () => {
  it('moves each item from its old position to its new one', () => {
    const { list, items } = createList(500, 600)
    moveWith(list, () => {
      items[0]?.setTop(420)
      items[1]?.setTop(630)
    })
    const keyframes = animate.mock.calls.map(([each]) => each)
    expect(keyframes).toEqual([{ translate: ['0 80px', '0'] }, { translate: ['0 -30px', '0'] }])
  })

  it('changes the list without motion if the user prefers that', () => {
    isMotionReduced = true
    const { list } = createList(500)
    const change = vi.fn()
    moveWith(list, change)
    expect(change).toHaveBeenCalledOnce()
    expect(animate).not.toHaveBeenCalled()
  })
})

describe('leave', () => {
  it.each([
    [false, 140],
    [true, 0],
  ])('fades an inert element out, with reduced motion: %s, in %i ms', (isReduced, duration) => {
    isMotionReduced = isReduced
    const { items } = createList(500)
    const { item } = items[0] as (typeof items)[0]
    const onEnd = vi.fn()
    leave(item, onEnd)
    expect(item.inert).toBe(true)
    expect(animate).toHaveBeenCalledWith({ opacity: [1, 0] }, duration)
    animate.mock.results[0]?.value.onfinish?.()
    expect(onEnd).toHaveBeenCalledOnce()
  })
})
