import type { AptosWalletKit } from '../../../../src/script/global.js'

const account = `0x${'5d'.repeat(32)}`

const transfer = {
  payload: {
    function: '0x1::coin::transfer',
    typeArguments: ['0x1::aptos_coin::AptosCoin'],
    functionArguments: [account, '100000000'],
    abi: { parameters: ['address', 'u64'] },
  },
}

/** Sample arguments of each function. `on` and `subscribe` get a listener as well. */
const SAMPLE_ARGUMENTS: Partial<Record<keyof AptosWalletKit, readonly unknown[]>> = {
  changeNetwork: [{ name: 'testnet', chainId: 2 }],
  configure: [{ theme: 'dark' }],
  connect: ['Dev Wallet'],
  mount: ['main'],
  on: ['wallet-account-changed'],
  shortenAddress: [account],
  signAndSubmitTransaction: [transfer],
  signIn: [{ nonce: 'k2v8s1q7', statement: 'Sign in to the playground.' }],
  signMessage: [{ message: 'Hello, Aptos!', nonce: '1' }],
  // With a sequence number and a gas price, the wallet needs no full node.
  signTransaction: [{ ...transfer, sequenceNumber: 0, gasUnitPrice: 100 }],
  toHex: [[1, 2, 255]],
}

const TAKES_LISTENER = new Set(['on', 'subscribe'])

/** Returns sample arguments of a function as a JSON array. */
export const getSampleArguments = (name: string): string =>
  JSON.stringify(SAMPLE_ARGUMENTS[name as keyof AptosWalletKit] ?? [], null, 2)

/**
 * Calls a function of the kit, or reads a property.
 *
 * @param input The arguments as a JSON array.
 * @param listener The listener for functions that take one.
 * @throws {SyntaxError} If the input is not a JSON array.
 */
export function callMember(
  kit: AptosWalletKit,
  name: string,
  input: string,
  listener: (value: unknown) => void,
): unknown {
  const args: unknown = JSON.parse(input)
  if (!Array.isArray(args)) throw new SyntaxError('Arguments must be a JSON array. Use [] for none.')
  const member: unknown = kit[name as keyof AptosWalletKit]
  if (typeof member !== 'function') return member
  return member(...args, ...(TAKES_LISTENER.has(name) ? [listener] : []))
}
