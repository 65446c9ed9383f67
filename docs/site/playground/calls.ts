import type { AptosWalletKit } from '../../../src/script/global.js'

const account = `0x${'5d'.repeat(32)}`

const transfer = {
  payload: {
    function: '0x1::coin::transfer',
    typeArguments: ['0x1::aptos_coin::AptosCoin'],
    functionArguments: [account, '100000000'],
    abi: { parameters: ['address', 'u64'] },
  },
}

/** What each function can be called with, to begin with; `on` and `subscribe` are handed a listener as well. */
const inputs: Partial<Record<keyof AptosWalletKit, readonly unknown[]>> = {
  changeNetwork: [{ name: 'testnet', chainId: 2 }],
  configure: [{ theme: 'dark' }],
  connect: ['Dev Wallet'],
  mount: ['main'],
  on: ['wallet-account-changed'],
  shortenAddress: [account],
  signAndSubmitTransaction: [transfer],
  signIn: [{ nonce: 'k2v8s1q7', statement: 'Sign in to the playground.' }],
  signMessage: [{ message: 'Hello, Aptos!', nonce: '1' }],
  // With a sequence number and a gas price, nothing has to be asked of a node.
  signTransaction: [{ ...transfer, sequenceNumber: 0, gasUnitPrice: 100 }],
  toHex: [[1, 2, 255]],
}

const listening = new Set(['on', 'subscribe'])

/** JSON of the arguments a function is called with unless the reader writes others. */
export const inputOf = (name: string): string =>
  JSON.stringify(inputs[name as keyof AptosWalletKit] ?? [], null, 2)

/**
 * Calls a member of the adapter, or reads it when it is no function.
 *
 * @param input JSON of a list of arguments
 * @param listener for the functions that take one
 * @throws SyntaxError when the input is no list in JSON; and what the member throws
 */
export function callMember(
  kit: AptosWalletKit,
  name: string,
  input: string,
  listener: (value: unknown) => void,
): unknown {
  const given: unknown = JSON.parse(input)
  if (!Array.isArray(given)) throw new SyntaxError('The arguments are a list in JSON: [] for none.')
  const member: unknown = kit[name as keyof AptosWalletKit]
  if (typeof member !== 'function') return member
  return member(...given, ...(listening.has(name) ? [listener] : []))
}
