import {
  AccountAddress,
  Aptos,
  AptosConfig,
  Network,
  SimpleTransaction,
  type TransactionSubmitter,
} from '@aptos-labs/ts-sdk'
import type { App } from './app.js'
import { payload, type Run, type Scenario, settle } from './scenarios.js'
import { createAccount } from './wallet.js'

const aptos = new Aptos(new AptosConfig({ network: Network.TESTNET }))

const options = {
  maxGasAmount: 1000,
  gasUnitPrice: 100,
  expireTimestamp: 1_900_000_000,
  accountSequenceNumber: 5,
}

const sender = createAccount(1).accountAddress
const data = payload as never

const buildSimple = (withFeePayer = false) =>
  aptos.transaction.build.simple({ sender, data, options, withFeePayer })

const buildMultiAgent = () =>
  aptos.transaction.build.multiAgent({
    sender,
    data,
    options,
    secondarySignerAddresses: [createAccount(2).accountAddress],
  })

async function mountAndConnect(app: App, run: Run, dappConfig: object = {}) {
  app.mount({ dappConfig: { network: Network.TESTNET, ...dappConfig } })
  await settle()
  await run('connect', app.connect)
}

/** Signs a transaction, then passes it to `submitTransaction`. */
async function submitSigned(app: App) {
  const transaction = await buildSimple()
  const senderAuthenticator = createAccount(1).signTransactionWithAuthenticator(transaction)
  return app.current.submitTransaction({ transaction, senderAuthenticator })
}

/** A submitter that an app brings, such as a gas station. */
const createSubmitter = (log: unknown[]): TransactionSubmitter => ({
  async submitTransaction(args) {
    log.push(Object.keys(args).sort(), args.transaction instanceof SimpleTransaction, args.pluginParams)
    return { hash: '0xsubmitted' } as never
  },
})

/** Signing what the app built itself, with wallets of each version. */
export const transactionScenarios: Record<string, Scenario> = Object.fromEntries(
  ['1.0.0', '1.1', '1.1.0'].map((version): [string, Scenario] => [
    `transactions with a wallet of version ${version}`,
    async (app, run) => {
      app.register({ name: 'Alpha', seed: 1, signTransactionVersion: version })
      await mountAndConnect(app, run)
      const sign = (transaction: object, asFeePayer?: boolean) =>
        app.signTransaction(transaction, asFeePayer === undefined ? {} : { asFeePayer })
      await run('sign a payload', () => sign({ data }))
      await run('sign a payload with options', () => sign({ data, options }))
      await run('sign a payload with a sender', () =>
        sign({ data, sender, options: { expirationSecondsFromNow: 60 } }),
      )
      await run('sign a payload of another sender', () =>
        sign({ data, sender: createAccount(2).accountAddress, options }),
      )
      await run('sign a payload of a sender as text', () => sign({ data, sender: '0x5', options }))
      await run('sign a simple transaction', async () => sign(await buildSimple()))
      await run('sign with a fee payer', async () => sign(await buildSimple(true)))
      await run('sign as the fee payer', async () => {
        const transaction = await buildSimple(true)
        transaction.feePayerAddress = sender
        return sign(transaction, true)
      })
      await run('sign a multi-agent transaction', async () => sign(await buildMultiAgent()))
      for (const outcome of ['reject', 'throw', 'throw-code'] as const) {
        app.answerWith('signTransaction', outcome)
        await run(`sign a transaction: ${outcome}`, async () => sign(await buildSimple()))
        await run(`sign a payload: ${outcome}`, () => sign({ data, options }))
      }
      app.answerWith('signTransaction', 'approve')
      await run('submit a signed transaction', () => submitSigned(app))
      await run('signAndSubmitTransaction', () => app.signAndSubmit({ data, options }))
    },
  ]),
)

Object.assign(transactionScenarios, {
  async 'a wallet without signAndSubmitTransaction'(app, run) {
    app.register({ name: 'Alpha', seed: 1, without: ['signAndSubmitTransaction'] })
    await mountAndConnect(app, run)
    await run('signAndSubmitTransaction', () => app.signAndSubmit({ data }))
    await run('signAndSubmitTransaction of another sender', () =>
      app.signAndSubmit({ data, options, sender: createAccount(2).accountAddress }),
    )
    await run('signAndSubmitTransaction with options', () => app.signAndSubmit({ data, options }))
    await run('signAndSubmitTransaction with a fee payer', () =>
      app.signAndSubmit({ data, options, withFeePayer: true }),
    )
    app.answerWith('signTransaction', 'reject')
    await run('signAndSubmitTransaction: reject', () => app.signAndSubmit({ data, options }))
  },

  async 'a wallet of version 1.0.0 without signAndSubmitTransaction'(app, run) {
    const without = ['signAndSubmitTransaction']
    app.register({ name: 'Alpha', seed: 1, without, signTransactionVersion: '1.0.0' })
    await mountAndConnect(app, run)
    await run('signAndSubmitTransaction', () => app.signAndSubmit({ data, options }))
  },

  async 'a wallet of an old signAndSubmitTransaction'(app, run) {
    app.register({ name: 'Alpha', seed: 1, submitVersion: '1.0.0' })
    await mountAndConnect(app, run)
    await run('signAndSubmitTransaction', () => app.signAndSubmit({ data, options }))
    app.answerWith('signAndSubmitTransaction', 'reject')
    await run('signAndSubmitTransaction: reject', () => app.signAndSubmit({ data, options }))
  },

  async 'a transaction submitter'(app, run) {
    const log: unknown[] = []
    const takeLog = () => log.splice(0)
    app.register()
    await mountAndConnect(app, run, { transactionSubmitter: createSubmitter(log) })
    await run('signAndSubmitTransaction', () => app.signAndSubmit({ data, options }))
    await run('what the submitter received', takeLog)
    await run('signAndSubmitTransaction with parameters', () =>
      app.signAndSubmit({ data, options, pluginParams: { key: 'value' } }),
    )
    await run('what the submitter received with parameters', takeLog)
    await run('submitTransaction', () => submitSigned(app))
    await run('what the submitter received from submitTransaction', takeLog)
    await run('signAndSubmitTransaction without the submitter', () =>
      app.signAndSubmit({ data, options, transactionSubmitter: null }),
    )
  },

  async 'a transaction submitter of one call'(app, run) {
    const log: unknown[] = []
    app.register()
    await mountAndConnect(app, run)
    await run('signAndSubmitTransaction', () =>
      app.signAndSubmit({ data, options, transactionSubmitter: createSubmitter(log) }),
    )
    await run('what the submitter received', () => log.splice(0))
    await run('signAndSubmitTransaction with a fee payer', () =>
      app.signAndSubmit({ data, options, withFeePayer: true }),
    )
  },

  async 'a dapp key and a custom network'(app, run) {
    const network = { name: 'custom', chainId: 77, url: 'https://custom.test/v1' }
    app.register({ name: 'Alpha', seed: 1, without: ['signAndSubmitTransaction'], network })
    await mountAndConnect(app, run, { aptosApiKeys: { testnet: 'AG-key' } })
    await run('signAndSubmitTransaction', () =>
      app.signAndSubmit({ data, options, sender: AccountAddress.from('0x5') }),
    )
  },
} satisfies Record<string, Scenario>)
