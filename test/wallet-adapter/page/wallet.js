import { Account, Ed25519PrivateKey } from '@aptos-labs/ts-sdk'
import { AccountInfo } from '@aptos-labs/wallet-standard'

const icon = `data:image/svg+xml;base64,${btoa("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path d='M0 0h1v1H0z'/></svg>")}`

const testnet = { name: 'testnet', chainId: 2, url: 'https://node.test/v1' }

const fail = (error) => {
  throw error
}

const approve = (args) => ({ status: 'Approved', args })

/** The outcomes that a step can choose for a call, instead of the normal response. */
const endings = {
  reject: () => ({ status: 'Rejected' }),
  throw: (name) => fail(new Error(`${name} failed in the wallet`)),
  'throw-code': () => fail(Object.assign(new Error('The user rejected.'), { code: 4001 })),
  'throw-text': (name) => fail(`${name} failed as text`),
  'throw-object': (name) => fail({ message: `${name} failed as an object`, code: 7 }),
  wait: () => new Promise(() => {}),
  'success-false': () => approve({ success: false, reason: 'because' }),
}

export const createAccount = (seed) =>
  Account.fromPrivateKey({ privateKey: new Ed25519PrivateKey(new Uint8Array(32).fill(seed)) })

/** A wallet of AIP-62 whose responses the steps choose. It records each call, except of subscriptions. */
export class TestWallet {
  calls = []
  /** The chosen outcomes, by the name of the feature. */
  outcomes = {}
  unregister = () => {}
  /** The object that is registered. */
  standard
  #signer
  #network
  #listeners = { onAccountChange: [], onNetworkChange: [] }

  constructor(name, { seed = 1, network = testnet, ...features }) {
    this.#signer = createAccount(seed)
    this.#network = network
    this.standard = {
      name,
      icon,
      url: `https://${name.toLowerCase().replaceAll(' ', '-')}.test/`,
      version: '1.0.0',
      chains: ['aptos:mainnet', 'aptos:testnet'],
      accounts: [],
      features: this.#createFeatures(features),
    }
  }

  get account() {
    const { accountAddress, publicKey } = this.#signer
    return new AccountInfo({ address: accountAddress, publicKey })
  }

  /** Switches to the account of a number. Without one, emits an empty account, as after a disconnection. */
  switchAccount(seed) {
    if (seed !== undefined) this.#signer = createAccount(seed)
    for (const listener of this.#listeners.onAccountChange) listener(seed === undefined ? {} : this.account)
  }

  switchNetwork(network) {
    this.#network = network
    for (const listener of this.#listeners.onNetworkChange) listener(network)
  }

  #createFeatures({ without = [], signTransaction = '1.1', signAndSubmitTransaction = '1.1.0' }) {
    const versions = { signTransaction, signAndSubmitTransaction }
    const responses = {
      account: () => this.account,
      network: () => this.#network,
      disconnect: () => undefined,
      connect: () => approve(this.account),
      signMessage: (input) => {
        const fullMessage = `APTOS\nmessage: ${input.message}\nnonce: ${input.nonce}`
        const signature = this.#signer.sign(new TextEncoder().encode(fullMessage))
        return approve({ ...input, fullMessage, prefix: 'APTOS', signature })
      },
      signTransaction: (input) =>
        approve(
          signTransaction.startsWith('1.0') || 'rawTransaction' in input
            ? this.#signer.signTransactionWithAuthenticator(input)
            : {
                authenticator: this.#signer.signWithAuthenticator('0x01'),
                rawTransaction: { bcsToBytes: () => new Uint8Array([1, 2, 3]), toString: () => 'raw' },
              },
        ),
      signAndSubmitTransaction: () => approve({ hash: `0x${'ab'.repeat(32)}` }),
      changeNetwork: (network) => {
        this.#network = network
        return approve({ success: true })
      },
      signIn: (input) =>
        approve({ account: this.account, input, signature: this.#signer.sign('0x01'), type: 'ed25519' }),
    }
    const methods = {}
    for (const [name, listeners] of Object.entries(this.#listeners))
      methods[name] = async (listener) => void listeners.push(listener)
    for (const [name, respond] of Object.entries(responses))
      methods[name] = async (...args) => {
        this.calls.push([name, ...args])
        const outcome = this.outcomes[name]
        return outcome ? endings[outcome](name) : respond(...args)
      }
    for (const name of without) delete methods[name]
    return Object.fromEntries(
      Object.entries(methods).map(([name, method]) => [
        `aptos:${name}`,
        { version: versions[name] ?? '1.0.0', [name]: method },
      ]),
    )
  }
}
