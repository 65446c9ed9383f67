import { describe, expect, it } from 'vitest'
import { parseDevWalletOptions } from '../../../src/dev-wallet/script-options.js'

const PRIVATE_KEY = `0x${'5a'.repeat(32)}`

/** Parses the options of a script tag with the attributes. */
const parse = (attributes: Record<string, string>) =>
  parseDevWalletOptions({ getAttribute: (name) => attributes[name] ?? null })

describe('parseDevWalletOptions', () => {
  it('has a panel, and runs only on local pages, if there is no script tag', () => {
    const defaults = { state: {}, hasPanel: true, canRunRemotely: false, hasSignIn: true, warnings: [] }
    expect(parseDevWalletOptions(null)).toEqual(defaults)
  })

  it('parses every attribute', () => {
    const attributes = {
      'data-private-key': PRIVATE_KEY,
      'data-misbehave': 'switches account',
      'data-auto-approve': '',
      'data-network': 'testnet',
      'data-node': 'stub',
      'data-node-url': 'http://127.0.0.1:9/v1',
      'data-panel': 'false',
      'data-allow-remote': '',
      'data-sign-in': 'false',
    }
    expect(parse(attributes)).toEqual({
      state: {
        misbehave: 'switches-account',
        autoApprove: true,
        network: 'testnet',
        chainId: 2,
        node: 'stub',
        nodeUrl: 'http://127.0.0.1:9/v1',
      },
      privateKey: PRIVATE_KEY,
      hasPanel: false,
      canRunRemotely: true,
      hasSignIn: false,
      warnings: [],
    })
  })

  it('warns of invalid values, without the private key', () => {
    const { state, privateKey, warnings } = parse({
      'data-misbehave': 'constructor',
      'data-auto-approve': 'false',
      'data-network': 'devnet',
      'data-private-key': `${PRIVATE_KEY}00`,
    })
    expect([state, privateKey]).toEqual([{ autoApprove: false }, undefined])
    expect(warnings).toEqual([
      expect.stringContaining('data-misbehave'),
      expect.stringContaining('data-network'),
      expect.stringMatching(/^(?!.*5a5a).*data-private-key/),
    ])
  })
})
