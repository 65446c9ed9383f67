// @vitest-environment node
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../react/support/packed.js'
import { type Consumer, createConsumerWithoutPeers, createConsumerWithPeers } from './support/consumer.js'

const tsc = join(root, 'node_modules/typescript/bin/tsc')

describe.each([
  ['with the optional peers', createConsumerWithPeers],
  ['without the optional peers', createConsumerWithoutPeers],
])('package types %s', (_, createConsumer) => {
  let consumer: Consumer
  beforeAll(async () => {
    consumer = await createConsumer()
  })
  afterAll(() => consumer?.remove())

  it.each([
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('compile under module %s and moduleResolution %s', async (module, moduleResolution) => {
    expect(await consumer.typeCheck(tsc, { module, moduleResolution })).toEqual([])
  })
})
