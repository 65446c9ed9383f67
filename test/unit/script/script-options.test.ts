import { describe, expect, it } from 'vitest'
import { parseBooleanAttribute, parseScriptOptions } from '../../../src/script/script-options.js'

const script = (dataset: Record<string, string>) => ({ dataset }) as unknown as Element

describe('parseScriptOptions', () => {
  it('returns the data attributes', () => {
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
  ])('returns no option for %s', (_, tag) => {
    expect(Object.values(parseScriptOptions(tag)).every((value) => value === undefined)).toBe(true)
  })
})

describe('parseBooleanAttribute', () => {
  it.each([
    ['', true],
    ['true', true],
    ['anything', true],
    ['false', false],
    [null, undefined],
    [undefined, undefined],
  ])('returns for %j the value %s', (value, meaning) => {
    expect(parseBooleanAttribute(value)).toBe(meaning)
  })
})
