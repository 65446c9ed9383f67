import {
  createInitialState,
  generatePrivateKey,
  type Hex,
  parseMisbehaviourOrThrow,
  parseNodeUrl,
  parseOptionOrThrow,
  parsePrivateKeyOrThrow,
  type WalletState,
} from '../dev-wallet/shared.js'
import type { InstallOptions } from './types.js'

/**
 * Creates the state of a test wallet from all options except `network`.
 *
 * @throws TypeError if one of these options is invalid.
 */
export function createTestState(options: InstallOptions): WalletState {
  const { nodeUrl, misbehave } = options
  return {
    ...createInitialState(),
    secrets: createSecrets(options),
    ...(nodeUrl !== undefined && { nodeUrl: parseOptionOrThrow('nodeUrl', nodeUrl, parseNodeUrl) }),
    ...(misbehave !== undefined && { misbehave: parseMisbehaviourOrThrow(misbehave) }),
  }
}

function createSecrets({ privateKey, accounts = 1 }: InstallOptions): readonly Hex[] {
  // Reject a string, such as `'2'`, because it would count as an array of its characters.
  if (typeof accounts !== 'number' && !Array.isArray(accounts))
    throw new TypeError('The option accounts is invalid. Pass a number, or an array of private keys.')
  const passedKeys = [
    ...(privateKey === undefined ? [] : [privateKey]),
    ...(typeof accounts === 'number' ? [] : accounts),
  ].map(parsePrivateKeyOrThrow)
  const count = typeof accounts === 'number' ? accounts : passedKeys.length
  if (!Number.isInteger(count) || count < 0)
    throw new TypeError(`The option accounts is ${count}. Pass a whole number, or an array of private keys.`)
  const missing = Math.max(count, 1) - passedKeys.length
  return [...passedKeys, ...Array.from({ length: Math.max(missing, 0) }, generatePrivateKey)]
}
