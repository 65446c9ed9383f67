import { describe, expect, it } from 'vitest'
import { parseBooleanAttribute, parseScriptOptions } from '../../../src/script/script-options.js'

const script = (dataset: Record<string, string>) => ({ dataset }) as unknown as Element

describe('the script tag', () => {
  it('says what its data attributes say', () => {
    expect(
      parseScriptOptions(
        script({
          preferredWallet: 'Petra',
          autoConnect: 'false',
          theme: 'dark',
          locale: 'ar',
          network: 'testnet',
        }),
      ),
    ).toEqual({
      preferredWallet: 'Petra',
      autoConnect: false,
      theme: 'dark',
      locale: 'ar',
      network: 'testnet',
    })
  })

  it.each([
    ['no data attributes', script({})],
    ['no tag at all', null],
  ])('says nothing with %s', (_, tag) => {
    expect(Object.values(parseScriptOptions(tag)).every((value) => value === undefined)).toBe(true)
  })
})

describe('a flag', () => {
  it.each([
    ['', true],
    ['true', true],
    ['anything', true],
    ['false', false],
    [null, undefined],
    [undefined, undefined],
  ])('written as %j means %s', (value, meaning) => {
    expect(parseBooleanAttribute(value)).toBe(meaning)
  })
})
