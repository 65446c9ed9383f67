import { describe, expect, it } from 'vitest'
import { parseDevWalletOptions } from '../../../src/dev-wallet/script-options.js'

const PRIVATE_KEY = `0x${'5a'.repeat(32)}`
const DEFAULTS = { state: {}, hasPanel: true, canRunRemotely: false, warnings: [] }

describe('parseDevWalletOptions', () => {
  it.each<[string, Record<string, string> | null, object]>([
    ['no script tag', null, DEFAULTS],
    [
      'every attribute',
      {
        'data-private-key': PRIVATE_KEY,
        'data-misbehave': 'switches account',
        'data-auto-approve': '',
        'data-node-url': 'http://127.0.0.1:9/v1',
        'data-panel': 'false',
        'data-allow-remote': '',
      },
      {
        state: { misbehave: 'switches-account', autoApprove: true, nodeUrl: 'http://127.0.0.1:9/v1' },
        privateKey: PRIVATE_KEY,
        hasPanel: false,
        canRunRemotely: true,
        warnings: [],
      },
    ],
    [
      'invalid values, whose warnings contain no private key',
      {
        'data-misbehave': 'constructor',
        'data-auto-approve': 'false',
        'data-private-key': `${PRIVATE_KEY}00`,
      },
      {
        ...DEFAULTS,
        state: { autoApprove: false },
        warnings: [
          expect.stringContaining('data-misbehave'),
          expect.stringMatching(/^(?!.*5a5a).*data-private-key/),
        ],
      },
    ],
  ])('parses %s', (_, attributes, expected) => {
    const script = attributes && { getAttribute: (name: string) => attributes[name] ?? null }
    expect(parseDevWalletOptions(script)).toEqual({ privateKey: undefined, ...expected })
  })
})
