import * as adapter from '@aptos-labs/wallet-adapter-react'
import { StrictMode } from 'react'
import { describeValue } from './describe-value.js'

const message = { message: 'Hello, Aptos!', nonce: '1700000000' }
export const payload = { function: '0x1::aptos_account::transfer', functionArguments: ['0x1', 100] }
const keyRotation = {
  data: { function: '0x1::account::rotate_authentication_key_call', functionArguments: [] },
}

/** All fields of AIP-116, and one of a later version. */
const signInInput = {
  nonce: '12345678',
  domain: 'app.test',
  address: '0x1',
  statement: 'Log in.',
  uri: 'https://app.test/in',
  version: '1',
  chainId: 'aptos:testnet',
  issuedAt: '2026-01-01T00:00:00Z',
  expirationTime: '2026-01-01T00:10:00Z',
  notBefore: '2026-01-01T00:00:00Z',
  requestId: 'request',
  resources: ['https://app.test/a'],
  later: 'field',
}

/** Stores the name of the wallet again, because the adapter removes it after a failure. */
const remember = () => localStorage.setItem('AptosWalletName', 'Alpha')

const register = (app) => app.register()
const registerTwo = (app) => [app.register(), app.register('Beta', { seed: 2 })]
const registerAndMount = (app) => [app.register(), app.mount()]
const mount = (app) => app.mount()
const mountWithAutoConnect = (app) => app.mount({ autoConnect: true })
export const connect = (app) => app.connect()
const disconnect = (app) => app.disconnect()
const signIn = (app) => app.signIn()

/** The calls of the hook that need a connected wallet. */
const calls = {
  signMessage: ({ current }) => current.signMessage(message),
  signTransaction: (app) => app.signTransaction({ data: payload }),
  signAndSubmitTransaction: (app) => app.signAndSubmit({ data: payload }),
  changeNetwork: ({ current }) => current.changeNetwork('mainnet'),
  signMessageAndVerify: ({ current }) => current.signMessageAndVerify(message),
  disconnect,
}
const submitTransaction = ({ current }) => current.submitTransaction({})

const faults = ['reject', 'throw', 'throw-code', 'throw-text', 'throw-object']

/** Creates a step for each fault of a feature, which runs the call. */
export const withFaults = (name, feature, call, outcomes = faults) =>
  Object.fromEntries(
    outcomes.map((outcome) => [
      `${name}: ${outcome}`,
      (app) => {
        app.wallet().outcomes[feature] = outcome
        return call(app)
      },
    ]),
  )

/** Makes the wallet approve again, and connects if the step before has ended the session. */
async function restoreSession(app) {
  app.wallet().outcomes = {}
  if (!app.current.connected) await app.connect()
}

const toWalletFields = (wallet) =>
  wallet && describeValue({ ...wallet, features: Object.keys(wallet.features).sort() })

/** Wallets by their names, with the features that they lack. */
const incompleteWallets = {
  Alpha: [],
  Petra: [],
  'No events': ['onAccountChange', 'onNetworkChange'],
  'No submit': ['signAndSubmitTransaction'],
  'Alpha (Solana)': [],
  'No sign': ['signTransaction'],
  'No message': ['signMessage'],
  'No sign-in': ['signIn', 'changeNetwork'],
  'No account': ['account'],
  'No network': ['network'],
  'No disconnect': ['disconnect'],
}

export const hookScenarios = {
  constants: {
    steps: {
      'names of exports': () => Object.keys(adapter).sort(),
      'plain exports': () =>
        Object.entries(adapter)
          .filter(([, value]) => ['string', 'number'].includes(typeof value))
          .sort(),
    },
  },

  connecting: {
    setup: registerTwo,
    steps: {
      mount,
      ...calls,
      'rotate the key before connecting': (app) => app.signAndSubmit(keyRotation),
      'submitTransaction before connecting': submitTransaction,
      'signIn before connecting to an unknown wallet': (app) => app.signIn('Nobody'),
      'connect to an unknown wallet': (app) => app.connect('Nobody'),
      'connect in other case': (app) => app.connect('alpha'),
      connect,
      'fields of the account': (app) => {
        const { account } = app.current
        const isOfWallet = account?.address.constructor === app.wallet().account.address.constructor
        return [isOfWallet, Object.keys(account ?? {}), typeof account?.publicKey.verifySignature]
      },
      'fields of the wallet': (app) => toWalletFields(app.current.wallet),
      'fields of a listed wallet': (app) => toWalletFields(app.current.wallets[0]),
      'connect to the same wallet again': connect,
      'connect to another wallet': (app) => app.connect('Beta'),
      'disconnect after connecting': disconnect,
      'disconnect again': disconnect,
    },
  },

  calling: {
    setup: (app) => [app.register(), app.mount({ dappConfig: { network: 'testnet' } })],
    steps: {
      connect,
      ...calls,
      'connect again': connect,
      'rotate the key': (app) => app.signAndSubmit(keyRotation),
      'sign a key rotation': (app) => app.signTransaction(keyRotation),
      'signAndSubmitTransaction with type arguments': (app) =>
        app.signAndSubmit({ data: { ...payload, typeArguments: ['0x1::aptos_coin::AptosCoin'] } }),
      'publish a package': (app) =>
        app.signAndSubmit({
          data: { function: '0x1::code::publish_package_txn', functionArguments: ['0x0102', ['0x0304']] },
        }),
      signIn,
    },
  },

  'signing in': {
    setup: registerAndMount,
    steps: { signIn, 'signIn with all fields': (app) => app.signIn('Alpha', signInInput), disconnect },
  },

  'faults of connect': { setup: registerAndMount, steps: withFaults('connect', 'connect', connect) },

  faults: {
    setup: registerAndMount,
    beforeEach: restoreSession,
    steps: {
      ...withFaults('changeNetwork', 'changeNetwork', calls.changeNetwork, ['success-false']),
      ...Object.assign(
        {},
        ...Object.entries({ ...calls, signIn }).map(([name, call]) =>
          withFaults(name, name === 'signMessageAndVerify' ? 'signMessage' : name, call),
        ),
      ),
    },
  },

  changes: {
    setup: registerAndMount,
    steps: {
      'register late': (app) => void app.register('Late', { seed: 3 }),
      connect,
      'the wallet switches its account': (app) => app.wallet().switchAccount(2),
      'the wallet switches its network': (app) =>
        app.wallet().switchNetwork({ name: 'mainnet', chainId: 1, url: 'https://node.test/v1' }),
      'the wallet moves to a custom network': (app) =>
        app.wallet().switchNetwork({ name: 'custom', chainId: 77, url: 'https://custom.test/v1' }),
      'the wallet disconnects': (app) => app.wallet().switchAccount(),
      unregister: (app) => app.wallet('Late').unregister(),
      unmount: (app) => app.unmount(),
    },
  },

  listing: {
    setup: (app) => {
      for (const [index, [name, without]] of Object.entries(incompleteWallets).entries())
        app.register(name, { seed: index + 1, without })
    },
    steps: {
      mount,
      'a wallet with a chain in its name': (app) =>
        toWalletFields(app.current.wallets.find(({ name }) => name.endsWith(')'))),
      'connect: no sign-in': (app) => app.connect('No sign-in'),
      'signIn without the feature': (app) => app.signIn('No sign-in'),
      'changeNetwork without the feature': (app) => app.current.changeNetwork('mainnet'),
      'connect: no events': (app) => app.connect('No events'),
    },
  },

  filters: {
    setup: (app) =>
      ['Petra', 'Nightly', 'Alpha'].map((name, index) => app.register(name, { seed: index + 1 })),
    steps: {
      mount: (app) => app.mount({ optInWallets: ['Petra', 'Nightly', 'Backpack'], hideWallets: ['Nightly'] }),
      'connect to a hidden wallet': (app) => app.connect('Nightly'),
      'connect to a wallet that is not opted in': connect,
    },
  },

  pending: {
    setup: (app) => {
      registerTwo(app)
      app.mount()
      app.wallet().outcomes.connect = 'wait'
    },
    steps: {
      'connect, pending': (app) => void app.connect(),
      'connect again, pending': (app) => void app.connect(),
      'connect to another wallet meanwhile': (app) => app.connect('Beta'),
      ...withFaults('connect while connected', 'connect', connect, ['throw', 'reject']),
    },
  },

  outside: {
    setup: (app) => app.mountAlone(),
    steps: { ...calls, connect, signIn, submitTransaction },
  },

  strict: {
    setup: register,
    steps: {
      mount: (app) => app.mount({}, null, StrictMode),
      connect,
      switch: (app) => app.wallet().switchAccount(2),
      disconnect,
    },
  },

  'reload 1': { setup: register, steps: { mount: mountWithAutoConnect, connect } },
  'reload 2, loading': {
    setup: register,
    steps: {
      mount: mountWithAutoConnect,
      // An app that redirects users who are not connected must not see a moment without both.
      'is neither loading nor connected meanwhile': (app) => app.history.includes('false false false'),
    },
  },
  'reload 2, pending': {
    setup: (app) => {
      app.register().outcomes.connect = 'wait'
    },
    steps: { mount: mountWithAutoConnect },
  },
  'reload 2': {
    steps: {
      mount: mountWithAutoConnect,
      'the remembered wallet registers late': (app) => void app.register(),
    },
  },
  'reload 3, not automatic': {
    setup: register,
    steps: { mount, 'switch autoConnect on': mountWithAutoConnect },
  },
  'reload 4, a function that refuses': {
    setup: register,
    steps: { mount: (app) => app.mount({ autoConnect: async () => false }) },
  },
  'reload 5, a function that agrees': {
    setup: register,
    steps: {
      mount: (app) =>
        app.mount({
          autoConnect: async (core, wallet) => app.history.push(`${typeof core.connect} ${wallet.name}`) > 0,
        }),
      'arguments of the function': (app) => app.history.filter((line) => line.endsWith('Alpha')),
    },
  },
  'reload 5, a slow function': {
    setup: register,
    steps: {
      mount: (app) =>
        app.mount({
          autoConnect: () =>
            new Promise((resolve) => {
              app.agree = () => resolve(true)
            }),
        }),
      'the function agrees': (app) => app.agree(),
      'is neither loading nor connected meanwhile': (app) => app.history.includes('false false false'),
    },
  },
  'reload 5, a function that signs in': {
    setup: register,
    steps: {
      mount: (app) =>
        app.mount({
          async autoConnect(core, { name }) {
            const before = core.isConnected()
            await core.signIn({ walletName: name, input: signInInput })
            app.signedIn = [before, core.isConnected(), core.wallet?.name, `${core.account?.address}`]
            return false
          },
        }),
      'state of the core': (app) => app.signedIn,
      'is neither loading nor connected meanwhile': (app) => app.history.includes('false false false'),
    },
  },
  'reload 5, a function whose sign-in is rejected': {
    setup: (app) => {
      app.register().outcomes.signIn = 'reject'
      remember()
    },
    steps: {
      mount: (app) =>
        app.mount({
          async autoConnect(core, { name }) {
            await core.signIn({ walletName: name, input: signInInput })
            return true
          },
        }),
    },
  },
  'reload 5, a function that throws': {
    setup: (app) => {
      app.register()
      remember()
    },
    steps: {
      mount: (app) =>
        app.mount({
          async autoConnect() {
            throw new Error('The function failed')
          },
        }),
    },
  },
  'reload 6, rejected': {
    setup: (app) => {
      app.register().outcomes.connect = 'reject'
      remember()
    },
    steps: { mount: mountWithAutoConnect },
  },
  'reload 7, fails': {
    setup: (app) => {
      app.register().outcomes.connect = 'throw'
      remember()
    },
    steps: { mount: mountWithAutoConnect },
  },
}
