import { describe, expect, it } from 'vitest'
import { isRightToLeft as isRightToLeftInCli } from '../../../bin/languages.js'
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

  it.each([undefined, null, 5, {}, () => 'x'])('returns the English string instead of %s', (value) => {
    expect(translate({ close: value as never }, 'close')).toBe('Close')
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
    ...['ps', 'sd', 'ug', 'yi', 'dv', 'az-Arab', 'pa-PK'].map((locale) => [locale, true] as const),
    ...['en', 'es-AR', 'de-DE', 'zh-Hant', 'arn', 'hex', 'ur-Latn'].map((locale) => [locale, false] as const),
    ...['', 'not a tag', 'en_US'].map((locale) => [locale, false] as const),
  ])('returns for %j: %j', (locale, expected) => {
    expect(isRightToLeft(locale)).toBe(expected)
  })

  it.each([
    'ar',
    'az-Arab',
    'ckb',
    'de',
    'dv',
    'fa',
    'he',
    'ku',
    'pa',
    'ps',
    'sd',
    'ug',
    'ur',
    'ur-Latn',
    'yi',
  ])('agrees for %s with the command line, which imports nothing of the kit', (locale) => {
    expect(isRightToLeft(locale)).toBe(isRightToLeftInCli(locale))
  })
})
