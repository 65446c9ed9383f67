import { describe, expect, test } from 'vitest'
import { readScriptOptions } from '../../../src/dev-wallet/script-options.js'

describe('the script tag', () => {
  test('says how the wallet starts', () => {
    const data = {
      misbehave: 'switches account',
      autoApprove: '',
      nodeUrl: 'http://127.0.0.1:9/v1',
      panel: 'false',
    }
    expect(readScriptOptions(data)).toEqual({
      state: { misbehave: 'switches-account', autoApprove: true, nodeUrl: 'http://127.0.0.1:9/v1' },
      showsPanel: false,
      allowsRemote: false,
      complaints: [],
    })
  })

  test('without attributes changes nothing, and what it cannot say is named', () => {
    expect(readScriptOptions({})).toEqual({
      state: {},
      showsPanel: true,
      allowsRemote: false,
      complaints: [],
    })
    const { state, complaints } = readScriptOptions({ misbehave: 'dances', autoApprove: 'false' })
    expect(state).toEqual({ autoApprove: false })
    expect(complaints).toEqual(['Dev Wallet: data-misbehave="dances" is not understood and is ignored.'])
  })
})
