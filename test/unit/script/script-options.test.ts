// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { parseBooleanAttribute, parseScriptOptions } from '../../../src/script/script-options.js'

const script = (attributes: Record<string, string>) => {
  const element = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

describe('parseScriptOptions', () => {
  it('returns the data attributes', () => {
    expect(
      parseScriptOptions(
        script({
          'data-preferred-wallet': 'Petra',
          'data-auto-connect': 'false',
          'data-theme': 'dark',
          'data-locale': 'ar',
          'data-network': 'testnet',
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

describe('a polluted Object.prototype', () => {
  it('adds no options', () => {
    const prototype = Object.prototype as { preferredWallet?: string }
    prototype.preferredWallet = 'Evil'
    try {
      expect(parseScriptOptions(script({})).preferredWallet).toBeUndefined()
    } finally {
      delete prototype.preferredWallet
    }
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
