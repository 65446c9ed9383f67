import { createElement } from 'react'
import { expect, it } from 'vitest'

it('is the one this run is named after', () => {
  // Preact's elements have no constructor, so that no JSON can pose as one.
  const renderer = createElement('i').constructor === undefined ? 'preact' : 'react'
  expect(renderer).toBe(process.env.RENDERER)
})
