import { describe, expect, it } from 'vitest'
import { english, isRightToLeft, translate } from '../../../src/ui/strings.js'

describe('the strings', () => {
  it("have the specification's words", () => {
    expect(english).toMatchObject({
      button: 'Wallet Connect',
      title: 'Connect a Wallet',
      installed: 'Installed',
      popular: 'Popular',
      what: 'What is a Wallet?',
      home: 'A Home for your Digital Assets',
      login: 'A New Way to Log In',
      getWallet: 'Get a Wallet',
      learnMore: 'Learn More',
      notInstalled: 'This wallet is not installed yet. Click below to get it.',
      copy: 'Copy Address',
      copied: 'Copied!',
      disconnect: 'Disconnect',
      close: 'Close',
    })
    expect(translate({}, 'get', 'Petra')).toBe('Get Petra')
    expect(translate({}, 'connecting', 'Petra')).toBe('Connecting to Petra...')
  })

  it("are the page's own where it has them, English elsewhere", () => {
    expect(translate({ close: 'Schließen' }, 'close')).toBe('Schließen')
    expect(translate({ close: 'Schließen' }, 'cancel')).toBe('Cancel')
    expect(translate({ close: '' }, 'close')).toBe('')
  })

  it.each(['$&', '$1', '{}', '<b>', '\\'])('show a wallet called %s as it is', (name) => {
    expect(translate({}, 'get', name)).toBe(`Get ${name}`)
  })
})

describe('the writing direction', () => {
  it.each(['ar', 'he', 'fa', 'ur', 'ckb', 'AR', 'ar-EG', 'he-IL'])(
    'of %s is from right to left',
    (locale) => {
      expect(isRightToLeft(locale)).toBe(true)
    },
  )

  it.each(['en', 'de-DE', 'zh-Hant', 'arn', 'hex', ''])('of %s is from left to right', (locale) => {
    expect(isRightToLeft(locale)).toBe(false)
  })
})
