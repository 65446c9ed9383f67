import { version } from 'react'
import { expect, it } from 'vitest'

it('is the one this run is named after', () => {
  expect(Number.parseInt(version, 10) >= 19 ? 'react' : 'preact').toBe(process.env.RENDERER)
})
