import { describe, expect, it } from 'vitest'
import { parseScriptOptions } from '../../../src/dev-wallet/script-options.js'

describe('parseScriptOptions', () => {
  it('parses every attribute', () => {
    const data = {
      misbehave: 'switches account',
      autoApprove: '',
      nodeUrl: 'http://127.0.0.1:9/v1',
      panel: 'false',
    }
    expect(parseScriptOptions(data)).toEqual({
      state: { misbehave: 'switches-account', autoApprove: true, nodeUrl: 'http://127.0.0.1:9/v1' },
      hasPanel: false,
      canRunRemotely: false,
      warnings: [],
    })
  })

  it('changes nothing without attributes, and warns about invalid values', () => {
    expect(parseScriptOptions({})).toEqual({
      state: {},
      hasPanel: true,
      canRunRemotely: false,
      warnings: [],
    })
    const { state, warnings } = parseScriptOptions({ misbehave: 'dances', autoApprove: 'false' })
    expect(state).toEqual({ autoApprove: false })
    expect(warnings).toEqual(['Dev Wallet: data-misbehave="dances" is invalid and is ignored.'])
  })
})
