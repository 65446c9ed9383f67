import { AccountAddress, Aptos, AptosConfig, Network, SimpleTransaction } from '@aptos-labs/ts-sdk'
import { connect, payload as data, withFaults } from './scenarios.js'
import { createAccount } from './wallet.js'

const aptos = new Aptos(new AptosConfig({ network: Network.TESTNET }))

const options = {
  maxGasAmount: 1000,
  gasUnitPrice: 100,
  expireTimestamp: 1_900_000_000,
  accountSequenceNumber: 5,
}
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

const sign = (input) => (app) => app.signTransaction(input)
const submit =
  (input = {}) =>
  (app) =>
    app.signAndSubmit({ data, options, ...input })
const signSimple = async (app) => app.signTransaction(await buildSimple())

/** Signs a transaction, then passes it to `submitTransaction`. */
async function submitSigned(app) {
  const transaction = await buildSimple()
  const senderAuthenticator = createAccount(1).signTransactionWithAuthenticator(transaction)
  return app.current.submitTransaction({ transaction, senderAuthenticator })
}

/** A submitter that an app brings, such as a gas station. Its hash tells what it received. */
const transactionSubmitter = {
  async submitTransaction(args) {
    const { transaction, pluginParams } = args
    const received = [Object.keys(args).sort(), transaction instanceof SimpleTransaction, pluginParams]
    return { hash: JSON.stringify(received) }
  },
}

/** What the app built itself, signed by wallets of each version. */
const signing = {
  connect,
  'sign a payload': sign({ data }),
  'sign a payload with options': sign({ data, options }),
  'sign a payload with a sender': sign({ data, sender, options: { expirationSecondsFromNow: 60 } }),
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
  ...withFaults('sign a transaction', 'signTransaction', signSimple),
  ...withFaults('sign a payload', 'signTransaction', sign({ data, options })),
}

const without = ['signAndSubmitTransaction']

export const transactionScenarios = {
  'a wallet of version 1.0.0': { setup: register({ signTransaction: '1.0.0' }), steps: signing },
  'a wallet of version 1.1': { setup: register({ signTransaction: '1.1' }), steps: signing },
  'a wallet of version 1.1.0': { setup: register({ signTransaction: '1.1.0' }), steps: signing },

  'a wallet without signAndSubmitTransaction': {
    setup: register({ without }),
    steps: {
      connect,
      signAndSubmitTransaction: (app) => app.signAndSubmit({ data }),
      'signAndSubmitTransaction of another sender': submit({ sender: otherSender }),
      'signAndSubmitTransaction with options': submit(),
      'signAndSubmitTransaction with a fee payer': submit({ withFeePayer: true }),
      ...withFaults('signAndSubmitTransaction', 'signTransaction', submit(), ['reject']),
    },
  },

  'a wallet of an old signAndSubmitTransaction': {
    setup: register({ signAndSubmitTransaction: '1.0.0' }),
    steps: {
      connect,
      signAndSubmitTransaction: submit(),
      ...withFaults('signAndSubmitTransaction', 'signAndSubmitTransaction', submit(), ['reject']),
    },
  },

  'a transaction submitter': {
    setup: register({}, { transactionSubmitter }),
    steps: {
      connect,
      signAndSubmitTransaction: submit(),
      'signAndSubmitTransaction with parameters': submit({ pluginParams: { key: 'value' } }),
      submitTransaction: submitSigned,
      'signAndSubmitTransaction without the submitter': submit({ transactionSubmitter: null }),
    },
  },

  'a transaction submitter of one call': {
    setup: register(),
    steps: {
      connect,
      signAndSubmitTransaction: submit({ transactionSubmitter }),
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
