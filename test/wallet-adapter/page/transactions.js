import { AccountAddress, Aptos, AptosConfig, Network, SimpleTransaction } from '@aptos-labs/ts-sdk'
import { connect, payload as data, withFaults } from './scenarios.js'
import { createAccount } from './wallet.js'

const aptos = new Aptos(new AptosConfig({ network: Network.TESTNET }))

/** The options that `aptos:signAndSubmitTransaction` 1.1.0 carries. */
const gas = { maxGasAmount: 20_000, gasUnitPrice: 100 }
const options = { ...gas, expireTimestamp: 1_900_000_000, accountSequenceNumber: 5 }
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

/** A submitter that an app brings, such as a gas station. Its hash states what it received. */
const transactionSubmitter = {
  async submitTransaction(args) {
    const { transaction, pluginParams } = args
    const received = [Object.keys(args).sort(), transaction instanceof SimpleTransaction, pluginParams]
    return { hash: JSON.stringify(received) }
  },
}

/** Steps that sign payloads and built transactions, for wallets of each version. */
const signing = {
  connect,
  'sign a payload': sign({ data }),
  'sign a payload with options': sign({ data, options: { ...gas, accountSequenceNumber: 5 } }),
  'sign a payload with a sender': sign({ data, sender }),
  'sign a payload of a sender as text': sign({ data, sender: '0x5', options: gas }),
  'sign a simple transaction': signSimple,
  'sign with a fee payer': async (app) => app.signTransaction(await buildSimple(true)),
  'sign as the fee payer': async (app) =>
    app.signTransaction(Object.assign(await buildSimple(true), { feePayerAddress: sender }), {
      asFeePayer: true,
    }),
  'sign a multi-agent transaction': async (app) => app.signTransaction(await buildMultiAgent()),
  'submit a signed transaction': submitSigned,
  signAndSubmitTransaction: submit({ options: gas }),
  ...withFaults('sign a transaction', 'signTransaction', signSimple),
  ...withFaults('sign a payload', 'signTransaction', sign({ data, options: gas })),
}

/** Steps with options that the adapter leaves out, because the feature of the wallet does not carry them. */
const optionSteps = {
  connect,
  'sign a payload with an expiration': sign({ data, options: { expireTimestamp: 1_900_000_000 } }),
  'sign a payload with a nonce': sign({ data, options: { replayProtectionNonce: 7 } }),
  'sign a payload with a fee payer': sign({ data, withFeePayer: true }),
  'signAndSubmitTransaction with an expiration': submit(),
  'signAndSubmitTransaction with a nonce': submit({ options: { replayProtectionNonce: 7 } }),
  'signAndSubmitTransaction with encryption': submit({ options: { encrypted: true } }),
  'signAndSubmitTransaction with a fee payer': submit({ withFeePayer: true }),
}

/** Makes the full node reject every transaction. */
function refuseTransactions() {
  const { fetch } = window
  const refusal = {
    message: 'Invalid transaction: Type: Validation Code: SEQUENCE_NUMBER_TOO_OLD',
    error_code: 'vm_error',
    vm_error_code: 3,
  }
  window.fetch = async (url, init) =>
    String(url).endsWith('/transactions')
      ? new Response(JSON.stringify(refusal), {
          status: 400,
          headers: { 'Content-Type': 'application/json' },
        })
      : fetch(url, init)
}

/** Returns the fields of the error of ts-sdk, and whether `onError` received the same error. */
async function describeRefusal(app) {
  const error = await submitSigned(app).catch((reason) => reason)
  const [reported] = app.errors.splice(0)
  return [error.name, error.message, error.data, error.status, reported === error]
}

/** Returns the options that the public key receives for a verification that needs a full node, as of a keyless account. */
async function verifyKeyless(app) {
  const { publicKey } = app.current.account
  let received
  Object.assign(publicKey, {
    async verifySignatureAsync(input) {
      received = input.options
      return true
    },
  })
  await app.current.signMessageAndVerify({ message: 'Hello', nonce: '1' })
  return received
}

const customNetwork = { name: 'custom', chainId: 77, url: 'https://custom.test/v1' }
const without = ['signAndSubmitTransaction']

export const transactionScenarios = {
  'a wallet of version 1.0.0': {
    setup: register({ signTransaction: '1.0.0' }),
    // Before the faults of `signing`, which the wallet keeps.
    steps: { connect, 'sign a payload with a fee payer': sign({ data, withFeePayer: true }), ...signing },
  },
  'a wallet of version 1.1': { setup: register({ signTransaction: '1.1' }), steps: signing },
  'a wallet of version 1.1.0': { setup: register({ signTransaction: '1.1.0' }), steps: signing },

  'a wallet without signAndSubmitTransaction': {
    setup: register({ without }),
    steps: {
      connect,
      signAndSubmitTransaction: (app) => app.signAndSubmit({ data }),
      'signAndSubmitTransaction of another sender': submit({ sender: otherSender }),
      'signAndSubmitTransaction with options': submit(),
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
      'signAndSubmitTransaction with a fee payer': submit({ transactionSubmitter, withFeePayer: true }),
    },
  },

  options: { setup: register({ signTransaction: '1.1.0' }), steps: optionSteps },

  'options on a custom network': {
    setup: register({ signTransaction: '1.1.0', network: customNetwork }),
    steps: {
      connect,
      'signTransaction with a nonce': sign({ data, options: { replayProtectionNonce: 7 } }),
      'signAndSubmitTransaction with a nonce': submit({ options: { replayProtectionNonce: 7 } }),
    },
  },

  'a node that refuses': {
    setup: (app) => {
      refuseTransactions()
      register({ without })(app)
    },
    steps: { connect, signAndSubmitTransaction: submit(), submitTransaction: describeRefusal },
  },

  'a keyless account': {
    setup: register(),
    steps: { connect, signMessageAndVerify: verifyKeyless },
  },

  'the full node of OKX Wallet': {
    setup: register({
      without,
      network: { name: 'custom', chainId: 1, url: 'https://wallet.okx.com/fullnode/aptos/discover/rpc' },
    }),
    steps: { connect, signAndSubmitTransaction: submit() },
  },

  'a dapp key and a custom network': {
    setup: register({ without, network: customNetwork }, { aptosApiKeys: { testnet: 'AG-key' } }),
    steps: {
      connect,
      signAndSubmitTransaction: (app) =>
        app.signAndSubmit({ data, options, sender: AccountAddress.from('0x5') }),
    },
  },
}
