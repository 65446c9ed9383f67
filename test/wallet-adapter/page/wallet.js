import { Account, Ed25519PrivateKey, PrivateKey, PrivateKeyVariants } from '@aptos-labs/ts-sdk'
import { AccountInfo } from '@aptos-labs/wallet-standard'

const icon = `data:image/svg+xml;base64,${btoa("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path d='M0 0h1v1H0z'/></svg>")}`

const fail = (error) => {
  throw error
}

/** How a call of a wallet ends, except with an approval. */
const endings = {
  reject: () => ({ status: 'Rejected' }),
  throw: (name) => fail(new Error(`${name} failed in the wallet`)),
  'throw-code': () => fail(Object.assign(new Error('The user rejected.'), { code: 4001 })),
  'throw-text': (name) => fail(`${name} failed as text`),
  'throw-object': (name) => fail({ message: `${name} failed as an object`, code: 7 }),
  wait: () => new Promise(() => {}),
  'success-false': () => ({ status: 'Approved', args: { success: false, reason: 'because' } }),
}

export const createAccount = (seed) =>
  Account.fromPrivateKey({
    privateKey: new Ed25519PrivateKey(
      PrivateKey.formatPrivateKey(new Uint8Array(32).fill(seed), PrivateKeyVariants.Ed25519),
    ),
  })

/** A wallet of AIP-62 whose answers the steps choose. It logs each call. */
export class TestWallet {
  calls = []
  outcomes = {}
  network
  unregister = () => {}
  /** The object that is registered. */
  wallet
  #signer
  #accountListeners = []
  #networkListeners = []

  constructor(name, setup) {
    this.#signer = createAccount(setup.seed ?? 1)
    this.network = setup.network ?? { name: 'testnet', chainId: 2, url: 'https://node.test/v1' }
    this.wallet = {
      name,
      icon,
      url: `https://${name.toLowerCase().replaceAll(' ', '-')}.test/`,
      version: '1.0.0',
      chains: ['aptos:mainnet', 'aptos:testnet'],
      accounts: [],
      features: this.#createFeatures(setup),
    }
  }

  get account() {
    const { accountAddress, publicKey } = this.#signer
    return new AccountInfo({ address: accountAddress, publicKey })
  }

  /** Switches to the account of a number. Without one, disconnects. */
  switchAccount(seed) {
    if (seed !== undefined) this.#signer = createAccount(seed)
    for (const listener of this.#accountListeners) listener(seed === undefined ? {} : this.account)
  }

  switchNetwork(network) {
    this.network = network
    for (const listener of this.#networkListeners) listener(network)
  }

  #createFeatures({ without = [], signTransactionVersion = '1.1', submitVersion = '1.1.0' }) {
    const versions = {
      signTransaction: signTransactionVersion,
      signAndSubmitTransaction: submitVersion,
    }
    /** The approved responses of the methods that prompt. */
    const prompts = {
      connect: () => this.account,
      signMessage: (input) => {
        const fullMessage = `APTOS\nmessage: ${input.message}\nnonce: ${input.nonce}`
        const signature = this.#signer.sign(new TextEncoder().encode(fullMessage))
        return { ...input, fullMessage, prefix: 'APTOS', signature }
      },
      signTransaction: (input) => this.#signTransaction(input, signTransactionVersion),
      signAndSubmitTransaction: () => ({ hash: `0x${'ab'.repeat(32)}` }),
      changeNetwork: (input) => {
        this.network = input
        return { success: true }
      },
      signIn: (input) => {
        const signature = this.#signer.sign('0x01')
        return { account: this.account, input, signature, type: 'ed25519' }
      },
    }
    const answer = (name, approve, args) => {
      this.calls.push([name, ...args])
      const outcome = this.outcomes[name]
      return outcome ? endings[outcome](name) : approve()
    }
    const methods = {
      disconnect: async (...args) => answer('disconnect', () => undefined, args),
      account: async (...args) => answer('account', () => this.account, args),
      network: async (...args) => answer('network', () => this.network, args),
      onAccountChange: async (listener) => void this.#accountListeners.push(listener),
      onNetworkChange: async (listener) => void this.#networkListeners.push(listener),
    }
    for (const [name, approve] of Object.entries(prompts))
      methods[name] = async (...args) =>
        answer(name, () => ({ status: 'Approved', args: approve(...args) }), args)
    return Object.fromEntries(
      Object.entries(methods)
        .filter(([name]) => !without.includes(name))
        .map(([name, method]) => [`aptos:${name}`, { version: versions[name] ?? '1.0.0', [name]: method }]),
    )
  }

  #signTransaction(input, version) {
    if (version.startsWith('1.0') || 'rawTransaction' in input)
      return this.#signer.signTransactionWithAuthenticator(input)
    return {
      authenticator: this.#signer.signWithAuthenticator('0x01'),
      rawTransaction: { bcsToBytes: () => new Uint8Array([1, 2, 3]), toString: () => 'raw' },
    }
  }
}
