import { describe, expect, it } from 'vitest'
import { parseScriptOptions } from '../../../src/dev-wallet/script-options.js'

const createScript = (attributes: Readonly<Record<string, string>>) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
})

const PRIVATE_KEY = `0x${'5a'.repeat(32)}`

describe('parseScriptOptions', () => {
  it('parses every attribute', () => {
    const script = createScript({
      'data-private-key': PRIVATE_KEY,
      'data-misbehave': 'switches account',
      'data-auto-approve': '',
      'data-node-url': 'http://127.0.0.1:9/v1',
      'data-panel': 'false',
      'data-allow-remote': '',
    })
    expect(parseScriptOptions(script)).toEqual({
      state: { misbehave: 'switches-account', autoApprove: true, nodeUrl: 'http://127.0.0.1:9/v1' },
      privateKey: PRIVATE_KEY,
      hasPanel: false,
      canRunRemotely: true,
      warnings: [],
    })
  })

  it('changes nothing without a script tag', () => {
    expect(parseScriptOptions(null)).toEqual({
      state: {},
      privateKey: undefined,
      hasPanel: true,
      canRunRemotely: false,
      warnings: [],
    })
  })

  it('warns about invalid values, without a private key in the text', () => {
    const script = createScript({
      'data-misbehave': 'dances',
      'data-auto-approve': 'false',
      'data-private-key': `${PRIVATE_KEY}00`,
    })
    const { state, privateKey, warnings } = parseScriptOptions(script)
    expect([state, privateKey]).toEqual([{ autoApprove: false }, undefined])
    expect(warnings).toEqual([
      expect.stringContaining('data-misbehave'),
      expect.stringContaining('data-private-key'),
    ])
    expect(warnings.join()).not.toContain(PRIVATE_KEY)
  })
})
