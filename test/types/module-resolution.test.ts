// @vitest-environment node
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../react/support/packed.js'
import { type Consumer, createConsumer } from './support/consumer.js'

const tsc = join(root, 'node_modules/typescript/bin/tsc')

describe.each([
  ['with', true],
  ['without', false],
])('package types %s the optional peers', (_, hasPeers) => {
  let consumer: Consumer
  beforeAll(async () => {
    consumer = await createConsumer(hasPeers)
  })
  afterAll(() => consumer?.remove())

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('compile under module %s and moduleResolution %s', async (module, moduleResolution) => {
    expect(await consumer.typeCheck(tsc, { module, moduleResolution })).toEqual([])
  })
})
