import { createElement } from 'react'
import { expect, it } from 'vitest'

it('is the one this run is named after', () => {
  const renderer = '_owner' in createElement('i') ? 'react' : 'preact'
  expect(renderer).toBe(process.env.RENDERER)
})
