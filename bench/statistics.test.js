import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { median, medians } from './statistics.js'

describe('median', () => {
  it('returns the middle of an odd number of values, in numerical order', () => {
    assert.equal(median([100, 9, 20]), 20)
  })

  it('returns the mean of the two middle values of an even number', () => {
    assert.equal(median([1, 10, 2, 4]), 3)
  })
})

describe('medians', () => {
  it('summarizes each field on its own', () => {
    const readings = [
      { a: 1, b: 9 },
      { a: 2, b: 7 },
      { a: 3, b: 8 },
    ]
    assert.deepEqual(medians(readings), { a: 2, b: 8 })
  })
})
