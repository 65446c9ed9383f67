import { Account, Ed25519PrivateKey, PrivateKey, PrivateKeyVariants } from '@aptos-labs/ts-sdk'
import { AccountInfo } from '@aptos-labs/wallet-standard'

/** How a test wallet answers a call. */
export type Outcome =
  | 'approve'
  | 'reject'
  | 'throw'
  | 'throw-code'
  | 'throw-text'
  | 'throw-object'
  | 'wait'
  | 'success-false'

export interface WalletSetup {
  readonly name: string
  /** Number of the first account. */
  readonly seed: number
  readonly signTransactionVersion?: string
  readonly submitVersion?: string
  /** Features that this wallet does not have, without `aptos:`. */
  readonly without?: readonly string[]
  readonly network?: Network
}

interface Network {
  name: string
  chainId: number
  url?: string
}

const icon = `data:image/svg+xml;base64,${btoa("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path d='M0 0h1v1H0z'/></svg>")}`

export const createAccount = (seed: number) =>
  Account.fromPrivateKey({
    privateKey: new Ed25519PrivateKey(
      PrivateKey.formatPrivateKey(new Uint8Array(32).fill(seed), PrivateKeyVariants.Ed25519),
    ),
  })

const toAccountInfo = (seed: number) => {
  const { accountAddress, publicKey } = createAccount(seed)
  return new AccountInfo({ address: accountAddress, publicKey })
}

/** A wallet of AIP-62 whose answers the steps choose. It logs each call. */
export class TestWallet {
  readonly calls: unknown[][] = []
  readonly outcomes: Record<string, Outcome> = {}
  seed: number
  network: Network
  unregister = () => {}
  /** The object that is registered. */
  readonly wallet: Record<string, unknown>
  readonly #accountListeners: ((account: unknown) => void)[] = []
  readonly #networkListeners: ((network: unknown) => void)[] = []

  constructor(setup: WalletSetup) {
    this.seed = setup.seed
    this.network = setup.network ?? { name: 'testnet', chainId: 2, url: 'https://node.test/v1' }
    this.wallet = {
      name: setup.name,
      icon,
      url: `https://${setup.name.toLowerCase().replaceAll(' ', '-')}.test/`,
      version: '1.0.0',
      chains: ['aptos:mainnet', 'aptos:testnet'],
      accounts: [],
      features: this.#createFeatures(setup),
    }
  }

  get account() {
    return toAccountInfo(this.seed)
  }

  switchAccount(seed: number | undefined) {
    if (seed !== undefined) this.seed = seed
    const account = seed === undefined ? {} : this.account
    for (const listener of this.#accountListeners) listener(account)
  }

  switchNetwork(network: Network) {
    this.network = network
    for (const listener of this.#networkListeners) listener(network)
  }

  #createFeatures({ without = [], signTransactionVersion = '1.1', submitVersion = '1.1.0' }: WalletSetup) {
    const answer = (name: string, args: unknown[], approve: () => unknown, isBare = false) =>
      this.#answer(name, args, approve, isBare)
    const features = {
      connect: (...args: unknown[]) => answer('connect', args, () => this.account),
      disconnect: (...args: unknown[]) => answer('disconnect', args, () => undefined, true),
      account: (...args: unknown[]) => answer('account', args, () => this.account, true),
      network: (...args: unknown[]) => answer('network', args, () => this.network, true),
      onAccountChange: async (listener: (account: unknown) => void) => {
        this.#accountListeners.push(listener)
      },
      onNetworkChange: async (listener: (network: unknown) => void) => {
        this.#networkListeners.push(listener)
      },
      signMessage: (input: { message: string; nonce: string }) =>
        answer('signMessage', [input], () => {
          const fullMessage = `APTOS\nmessage: ${input.message}\nnonce: ${input.nonce}`
          const signature = createAccount(this.seed).sign(new TextEncoder().encode(fullMessage))
          return { ...input, fullMessage, prefix: 'APTOS', signature }
        }),
      signTransaction: (...args: unknown[]) =>
        answer('signTransaction', args, () => this.#signTransaction(args, signTransactionVersion)),
      signAndSubmitTransaction: (input: unknown) =>
        answer('signAndSubmitTransaction', [input], () => ({ hash: `0x${'ab'.repeat(32)}` })),
      changeNetwork: (input: Network) =>
        answer('changeNetwork', [input], () => {
          this.network = input
          return { success: true }
        }),
      signIn: (input: unknown) =>
        answer('signIn', [input], () => ({
          account: this.account,
          input,
          signature: createAccount(this.seed).sign('0x01'),
          type: 'ed25519',
        })),
    }
    const versions: Record<string, string> = {
      signTransaction: signTransactionVersion,
      signAndSubmitTransaction: submitVersion,
    }
    return Object.fromEntries(
      Object.entries(features)
        .filter(([name]) => !without.includes(name))
        .map(([name, method]) => [`aptos:${name}`, { version: versions[name] ?? '1.0.0', [name]: method }]),
    )
  }

  #signTransaction(args: unknown[], version: string) {
    const account = createAccount(this.seed)
    const transaction = args[0] as never
    if (version.startsWith('1.0') || 'rawTransaction' in (args[0] as object))
      return account.signTransactionWithAuthenticator(transaction)
    return {
      authenticator: account.signWithAuthenticator('0x01'),
      rawTransaction: { bcsToBytes: () => new Uint8Array([1, 2, 3]), toString: () => 'raw' },
    }
  }

  async #answer(name: string, args: unknown[], approve: () => unknown, isBare: boolean) {
    this.calls.push([name, ...args])
    const outcome = this.outcomes[name] ?? 'approve'
    if (outcome === 'reject') return { status: 'Rejected' }
    if (outcome === 'throw') throw new Error(`${name} failed in the wallet`)
    if (outcome === 'throw-code') throw Object.assign(new Error('The user rejected.'), { code: 4001 })
    if (outcome === 'throw-text') throw `${name} failed as text`
    if (outcome === 'throw-object') throw { message: `${name} failed as an object`, code: 7 }
    if (outcome === 'wait') return new Promise(() => {})
    if (outcome === 'success-false')
      return { status: 'Approved', args: { success: false, reason: 'because' } }
    return isBare ? approve() : { status: 'Approved', args: approve() }
  }
}
