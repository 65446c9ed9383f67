import { AccountAddress, Aptos, AptosConfig, Network, SimpleTransaction } from '@aptos-labs/ts-sdk'
import { payload } from './scenarios.js'
import { createAccount } from './wallet.js'

const aptos = new Aptos(new AptosConfig({ network: Network.TESTNET }))

const options = {
  maxGasAmount: 1000,
  gasUnitPrice: 100,
  expireTimestamp: 1_900_000_000,
  accountSequenceNumber: 5,
}
const data = payload
const sender = createAccount(1).accountAddress
const otherSender = createAccount(2).accountAddress

const buildSimple = (withFeePayer = false) =>
  aptos.transaction.build.simple({ sender, data, options, withFeePayer })

const buildMultiAgent = () =>
  aptos.transaction.build.multiAgent({ sender, data, options, secondarySignerAddresses: [otherSender] })

const register =
  (setup = {}, dappConfig = {}) =>
  (app) => [
    app.register('Alpha', setup),
    app.mount({ dappConfig: { network: Network.TESTNET, ...dappConfig } }),
  ]

const connect = (app) => app.connect()
const sign = (input) => (app) => app.signTransaction(input)
const submit =
  (input = {}) =>
  (app) =>
    app.signAndSubmit({ data, options, ...input })
const signSimple = async (app) => app.signTransaction(await buildSimple())
const answerWith = (feature, outcome, step) => (app) => {
  app.answerWith(feature, outcome)
  return step(app)
}

/** Signs a transaction, then passes it to `submitTransaction`. */
async function submitSigned(app) {
  const transaction = await buildSimple()
  const senderAuthenticator = createAccount(1).signTransactionWithAuthenticator(transaction)
  return app.current.submitTransaction({ transaction, senderAuthenticator })
}

const received = []

/** A submitter that an app brings, such as a gas station. */
const transactionSubmitter = {
  async submitTransaction(args) {
    received.push(Object.keys(args).sort(), args.transaction instanceof SimpleTransaction, args.pluginParams)
    return { hash: '0xsubmitted' }
  },
}
const takeReceived = () => received.splice(0)

/** What the app built itself, signed by wallets of each version. */
const signing = {
  connect,
  'sign a payload': sign({ data }),
  'sign a payload with options': sign({ data, options }),
  'sign a payload with a sender': sign({ data, sender, options: { expirationSecondsFromNow: 60 } }),
  'sign a payload of another sender': sign({ data, sender: otherSender, options }),
  'sign a payload of a sender as text': sign({ data, sender: '0x5', options }),
  'sign a simple transaction': signSimple,
  'sign with a fee payer': async (app) => app.signTransaction(await buildSimple(true)),
  'sign as the fee payer': async (app) =>
    app.signTransaction(Object.assign(await buildSimple(true), { feePayerAddress: sender }), {
      asFeePayer: true,
    }),
  'sign a multi-agent transaction': async (app) => app.signTransaction(await buildMultiAgent()),
  'submit a signed transaction': submitSigned,
  signAndSubmitTransaction: submit(),
  'sign a transaction: reject': answerWith('signTransaction', 'reject', signSimple),
  'sign a payload: reject': sign({ data, options }),
  'sign a transaction: throw': answerWith('signTransaction', 'throw', signSimple),
  'sign a payload: throw': sign({ data, options }),
  'sign a transaction: throw-code': answerWith('signTransaction', 'throw-code', signSimple),
  'sign a payload: throw-code': sign({ data, options }),
}

const without = ['signAndSubmitTransaction']

export const transactionScenarios = {
  'a wallet of version 1.0.0': { setup: register({ signTransactionVersion: '1.0.0' }), steps: signing },
  'a wallet of version 1.1': { setup: register({ signTransactionVersion: '1.1' }), steps: signing },
  'a wallet of version 1.1.0': { setup: register({ signTransactionVersion: '1.1.0' }), steps: signing },

  'a wallet without signAndSubmitTransaction': {
    setup: register({ without }),
    steps: {
      connect,
      signAndSubmitTransaction: (app) => app.signAndSubmit({ data }),
      'signAndSubmitTransaction of another sender': submit({ sender: otherSender }),
      'signAndSubmitTransaction with options': submit(),
      'signAndSubmitTransaction with a fee payer': submit({ withFeePayer: true }),
      'signAndSubmitTransaction: reject': answerWith('signTransaction', 'reject', submit()),
    },
  },

  'a wallet of version 1.0.0 without signAndSubmitTransaction': {
    setup: register({ without, signTransactionVersion: '1.0.0' }),
    steps: { connect, signAndSubmitTransaction: submit() },
  },

  'a wallet of an old signAndSubmitTransaction': {
    setup: register({ submitVersion: '1.0.0' }),
    steps: {
      connect,
      signAndSubmitTransaction: submit(),
      'signAndSubmitTransaction: reject': answerWith('signAndSubmitTransaction', 'reject', submit()),
    },
  },

  'a transaction submitter': {
    setup: register({}, { transactionSubmitter }),
    steps: {
      connect,
      signAndSubmitTransaction: submit(),
      'what the submitter received': takeReceived,
      'signAndSubmitTransaction with parameters': submit({ pluginParams: { key: 'value' } }),
      'what the submitter received with parameters': takeReceived,
      submitTransaction: submitSigned,
      'what the submitter received from submitTransaction': takeReceived,
      'signAndSubmitTransaction without the submitter': submit({ transactionSubmitter: null }),
    },
  },

  'a transaction submitter of one call': {
    setup: register(),
    steps: {
      connect,
      signAndSubmitTransaction: submit({ transactionSubmitter }),
      'what the submitter received': takeReceived,
      'signAndSubmitTransaction with a fee payer': submit({ withFeePayer: true }),
    },
  },

  'a dapp key and a custom network': {
    setup: register(
      { without, network: { name: 'custom', chainId: 77, url: 'https://custom.test/v1' } },
      { aptosApiKeys: { testnet: 'AG-key' } },
    ),
    steps: {
      connect,
      signAndSubmitTransaction: (app) =>
        app.signAndSubmit({ data, options, sender: AccountAddress.from('0x5') }),
    },
  },
}
