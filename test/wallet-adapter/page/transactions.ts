import {
  AccountAddress,
  Aptos,
  AptosConfig,
  Network,
  SimpleTransaction,
  type TransactionSubmitter,
} from '@aptos-labs/ts-sdk'
import type { Scenario } from './scenarios.js'
import { payload, settle } from './scenarios.js'
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
      app.mount({ dappConfig: { network: Network.TESTNET } })
      await settle()
      await run('connect', () => app.current.connect('Alpha'))
      const sign = (transactionOrPayload: unknown, asFeePayer?: boolean) =>
        app.current.signTransaction({
          transactionOrPayload: transactionOrPayload as never,
          ...(asFeePayer !== undefined && { asFeePayer }),
        })
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
        app.wallet().outcomes.signTransaction = outcome
        await run(`sign a transaction: ${outcome}`, async () => sign(await buildSimple()))
        await run(`sign a payload: ${outcome}`, () => sign({ data, options }))
      }
      app.wallet().outcomes.signTransaction = 'approve'
      await run('submit a signed transaction', async () => {
        const transaction = await buildSimple()
        const senderAuthenticator = createAccount(1).signTransactionWithAuthenticator(transaction)
        return app.current.submitTransaction({ transaction, senderAuthenticator })
      })
      await run('signAndSubmitTransaction', () => app.current.signAndSubmitTransaction({ data, options }))
    },
  ]),
)

Object.assign(transactionScenarios, {
  async 'a wallet without signAndSubmitTransaction'(app, run) {
    app.register({ name: 'Alpha', seed: 1, without: ['signAndSubmitTransaction'] })
    app.mount({ dappConfig: { network: Network.TESTNET } })
    await settle()
    await run('connect', () => app.current.connect('Alpha'))
    await run('signAndSubmitTransaction', () => app.current.signAndSubmitTransaction({ data }))
    await run('signAndSubmitTransaction of another sender', () =>
      app.current.signAndSubmitTransaction({ data, options, sender: createAccount(2).accountAddress }),
    )
    await run('signAndSubmitTransaction with options', () =>
      app.current.signAndSubmitTransaction({ data, options }),
    )
    await run('signAndSubmitTransaction with a fee payer', () =>
      app.current.signAndSubmitTransaction({ data, options, withFeePayer: true }),
    )
    app.wallet().outcomes.signTransaction = 'reject'
    await run('signAndSubmitTransaction: reject', () =>
      app.current.signAndSubmitTransaction({ data, options }),
    )
  },

  async 'a wallet of version 1.0.0 without signAndSubmitTransaction'(app, run) {
    app.register({
      name: 'Alpha',
      seed: 1,
      without: ['signAndSubmitTransaction'],
      signTransactionVersion: '1.0.0',
    })
    app.mount({ dappConfig: { network: Network.TESTNET } })
    await settle()
    await run('connect', () => app.current.connect('Alpha'))
    await run('signAndSubmitTransaction', () => app.current.signAndSubmitTransaction({ data, options }))
  },

  async 'a wallet of an old signAndSubmitTransaction'(app, run) {
    app.register({ name: 'Alpha', seed: 1, submitVersion: '1.0.0' })
    app.mount({ dappConfig: { network: Network.TESTNET } })
    await settle()
    await run('connect', () => app.current.connect('Alpha'))
    await run('signAndSubmitTransaction', () => app.current.signAndSubmitTransaction({ data, options }))
    app.wallet().outcomes.signAndSubmitTransaction = 'reject'
    await run('signAndSubmitTransaction: reject', () =>
      app.current.signAndSubmitTransaction({ data, options }),
    )
  },

  async 'a transaction submitter'(app, run) {
    const log: unknown[] = []
    const takeLog = () => log.splice(0)
    app.register({ name: 'Alpha', seed: 1 })
    app.mount({ dappConfig: { network: Network.TESTNET, transactionSubmitter: createSubmitter(log) } })
    await settle()
    await run('connect', () => app.current.connect('Alpha'))
    await run('signAndSubmitTransaction', () => app.current.signAndSubmitTransaction({ data, options }))
    await run('what the submitter received', takeLog)
    await run('signAndSubmitTransaction with parameters', () =>
      app.current.signAndSubmitTransaction({ data, options, pluginParams: { key: 'value' } } as never),
    )
    await run('what the submitter received with parameters', takeLog)
    await run('submitTransaction', async () => {
      const transaction = await buildSimple()
      const senderAuthenticator = createAccount(1).signTransactionWithAuthenticator(transaction)
      return app.current.submitTransaction({ transaction, senderAuthenticator })
    })
    await run('what the submitter received from submitTransaction', takeLog)
    await run('signAndSubmitTransaction without the submitter', () =>
      app.current.signAndSubmitTransaction({ data, options, transactionSubmitter: null } as never),
    )
  },

  async 'a transaction submitter of one call'(app, run) {
    const log: unknown[] = []
    app.register({ name: 'Alpha', seed: 1 })
    app.mount({ dappConfig: { network: Network.TESTNET } })
    await settle()
    await run('connect', () => app.current.connect('Alpha'))
    await run('signAndSubmitTransaction', () =>
      app.current.signAndSubmitTransaction({
        data,
        options,
        transactionSubmitter: createSubmitter(log),
      } as never),
    )
    await run('what the submitter received', () => log.splice(0))
    await run('signAndSubmitTransaction with a fee payer', () =>
      app.current.signAndSubmitTransaction({ data, options, withFeePayer: true }),
    )
  },

  async 'a dapp key and a custom network'(app, run) {
    app.register({
      name: 'Alpha',
      seed: 1,
      without: ['signAndSubmitTransaction'],
      network: { name: 'custom', chainId: 77, url: 'https://custom.test/v1' },
    })
    app.mount({ dappConfig: { network: Network.TESTNET, aptosApiKeys: { testnet: 'AG-key' } } })
    await settle()
    await run('connect', () => app.current.connect('Alpha'))
    await run('signAndSubmitTransaction', () =>
      app.current.signAndSubmitTransaction({ data, options, sender: AccountAddress.from('0x5') }),
    )
  },
} satisfies Record<string, Scenario>)
