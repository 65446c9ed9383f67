// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { parseScriptOptions } from '../../../src/script/script-options.js'

const createScript = (attributes: Record<string, string> = {}) => {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(`data-${name}`, value)
  return script
}

describe('parseScriptOptions', () => {
  it('returns the data attributes', () => {
    const texts = { theme: 'dark', locale: 'ar', network: 'testnet' }
    const script = createScript({ 'preferred-wallet': 'Petra', 'auto-connect': 'false', ...texts })
    expect(parseScriptOptions(script)).toEqual({ preferredWallet: 'Petra', autoConnect: false, ...texts })
  })

  it('returns no option without attributes, without a tag, and with a polluted Object.prototype', () => {
    const prototype = Object.prototype as { preferredWallet?: string }
    prototype.preferredWallet = 'Evil'
    try {
      for (const script of [createScript(), null])
        expect(new Set(Object.values(parseScriptOptions(script)))).toEqual(new Set([undefined]))
    } finally {
      delete prototype.preferredWallet
    }
  })
})
