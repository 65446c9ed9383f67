import { describe, expect, it } from 'vitest'
import { english, isRightToLeft, translate } from '../../../src/ui/strings.js'

describe('translate', () => {
  it('has a text for every key', () => {
    expect(Object.values(english)).not.toContain('')
  })

  it('returns the string of the page, else the English one', () => {
    expect(translate({ close: 'Schließen' }, 'close')).toBe('Schließen')
    expect(translate({ close: 'Schließen' }, 'cancel')).toBe('Cancel')
    expect(translate({ close: '' }, 'close')).toBe('')
  })

  it('removes a placeholder without a value', () => {
    expect(translate({}, 'get')).toBe('Get ')
    expect(translate({ switchFailed: '{name}!' }, 'switchFailed', { wallet: 'Petra' })).toBe('!')
  })

  it.each(['Petra', '$&', '$1', '{}', '<b>', '\\'])('inserts the name %s unchanged', (name) => {
    expect(translate({}, 'get', name)).toBe(`Get ${name}`)
  })
})

describe('isRightToLeft', () => {
  it.each([
    ...['ar', 'he', 'fa', 'ur', 'ckb', 'AR', 'ar-EG', 'he-IL'].map((locale) => [locale, true] as const),
    ...['en', 'es-AR', 'de-DE', 'zh-Hant', 'arn', 'hex', ''].map((locale) => [locale, false] as const),
  ])('returns for %j: %j', (locale, expected) => {
    expect(isRightToLeft(locale)).toBe(expected)
  })
})
