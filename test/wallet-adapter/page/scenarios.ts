import * as adapter from '@aptos-labs/wallet-adapter-react'
import { toAnswer } from './answer.js'
import { App } from './app.js'
import type { Outcome } from './wallet.js'

/** One step and everything that an app can see of it. */
export interface StepRecord {
  readonly step: string
  readonly answer: unknown
  /** Arguments of `onError` during the step. */
  readonly errors: unknown
  readonly state: unknown
  /** The calls that reached a wallet. */
  readonly calls: unknown
}

export type Run = <T>(step: string, act: () => T | Promise<T>) => Promise<void>

export type Scenario = (app: App, run: Run) => Promise<void>

const turn = () => new Promise((resolve) => setTimeout(resolve))

/** Lets promises, effects and renders that are due come to their end. */
export async function settle() {
  for (let count = 0; count < 30; count++) await turn()
}

const message = { message: 'Hello, Aptos!', nonce: '1700000000' }
export const payload = { function: '0x1::aptos_account::transfer', functionArguments: ['0x1', 100] } as const
const transaction = { data: payload }
const keyRotation = {
  data: { function: '0x1::account::rotate_authentication_key_call', functionArguments: [] },
}

/** The calls of the hook that need a connected wallet. */
const calls: Record<string, (app: App) => unknown> = {
  signMessage: ({ current }) => current.signMessage(message),
  signTransaction: (app) => app.signTransaction(transaction),
  signAndSubmitTransaction: (app) => app.signAndSubmit(transaction),
  changeNetwork: ({ current }) => current.changeNetwork('mainnet' as never),
  signMessageAndVerify: ({ current }) => current.signMessageAndVerify(message),
  disconnect: ({ current }) => current.disconnect(),
}

const faults: Outcome[] = ['reject', 'throw', 'throw-code', 'throw-text', 'throw-object']

export const scenarios: Record<string, Scenario> = {
  async constants(_, run) {
    await run('names of exports', () => Object.keys(adapter).sort())
    await run('plain exports', () =>
      Object.fromEntries(
        Object.entries(adapter).filter(([, value]) => ['string', 'number'].includes(typeof value)),
      ),
    )
  },

  async connecting(app, run) {
    app.register()
    app.register({ name: 'Beta', seed: 2 })
    await run('mount', () => app.mount())
    for (const [name, call] of Object.entries(calls)) await run(`${name} before connecting`, () => call(app))
    await run('rotate the key before connecting', () => app.signAndSubmit(keyRotation))
    await run('submitTransaction before connecting', () => app.current.submitTransaction({} as never))
    await run('signIn before connecting to an unknown wallet', () => app.signIn('Nobody'))
    await run('connect to an unknown wallet', () => app.connect('Nobody'))
    await run('connect in other case', () => app.connect('alpha'))
    await run('connect', () => app.connect())
    await run('fields of the account', () => ({
      isWalletsOwn: app.current.account?.address.constructor === app.wallet().account.address.constructor,
      keys: Object.keys(app.current.account ?? {}),
      verifies: typeof app.current.account?.publicKey.verifySignature,
    }))
    await run('fields of the wallet', () => toWalletFields(app.current.wallet))
    await run('fields of a listed wallet', () => toWalletFields(app.current.wallets[0]))
    await run('connect to the same wallet again', () => app.connect())
    await run('connect to another wallet', () => app.connect('Beta'))
    await run(
      'two hooks',
      () => app.second?.account?.address.toString() === app.current.account?.address.toString(),
    )
    await run('disconnect', () => app.disconnect())
    await run('disconnect again', () => app.disconnect())
  },

  async calling(app, run) {
    app.register()
    app.mount({ dappConfig: { network: 'testnet' as never } })
    await settle()
    await run('connect', () => app.connect())
    for (const [name, call] of Object.entries(calls))
      if (name !== 'disconnect') await run(name, () => call(app))
    const options = { maxGasAmount: 1000, gasUnitPrice: 100, expireTimestamp: 1_900_000_000 }
    await run('signAndSubmitTransaction with options', () =>
      app.signAndSubmit({ sender: app.current.account?.address, data: payload, options }),
    )
    await run('signTransaction with options', () =>
      app.signTransaction({ data: payload, options: { ...options, accountSequenceNumber: 5 } }),
    )
    await run('rotate the key', () => app.signAndSubmit(keyRotation))
    await run('sign a key rotation', () => app.signTransaction(keyRotation))
    await run('signAndSubmitTransaction with type arguments', () =>
      app.signAndSubmit({ data: { ...payload, typeArguments: ['0x1::aptos_coin::AptosCoin'] } }),
    )
    await run('publish a package', () =>
      app.signAndSubmit({
        data: { function: '0x1::code::publish_package_txn', functionArguments: ['0x0102', ['0x0304']] },
      }),
    )
    await run('signIn', () => app.signIn())
    await run('signAndSubmitTransaction with a sponsor', () =>
      app.signAndSubmit({ data: payload, withFeePayer: true }),
    )
  },

  async 'signing in'(app, run) {
    app.register()
    app.mount()
    await settle()
    await run('signIn', () => app.signIn())
    await run('disconnect', () => app.disconnect())
  },

  async faults(app, run) {
    app.register()
    app.mount()
    await settle()
    for (const outcome of faults) {
      app.answerWith('connect', outcome)
      await run(`connect: ${outcome}`, () => app.connect())
    }
    app.answerWith('connect', 'approve')
    await app.connect()
    await settle()
    for (const [name, call] of Object.entries(calls)) {
      const feature = name === 'signMessageAndVerify' ? 'signMessage' : name
      for (const outcome of feature === 'changeNetwork'
        ? ([...faults, 'success-false'] as Outcome[])
        : faults) {
        app.answerWith(feature, outcome)
        await run(`${name}: ${outcome}`, () => call(app))
        app.answerWith(feature, 'approve')
        if (!app.current.connected) await app.connect()
        await settle()
      }
    }
    for (const outcome of faults) {
      app.answerWith('signIn', outcome)
      await run(`signIn: ${outcome}`, () => app.signIn())
    }
  },

  async changes(app, run) {
    app.register()
    app.mount()
    await settle()
    await run('register late', () => void app.register({ name: 'Late', seed: 3 }))
    await run('connect', () => app.connect())
    await run('the wallet switches its account', () => app.wallet().switchAccount(2))
    await run('the wallet switches its network', () =>
      app.wallet().switchNetwork({ name: 'mainnet', chainId: 1, url: 'https://node.test/v1' }),
    )
    await run('the wallet moves to a custom network', () =>
      app.wallet().switchNetwork({ name: 'custom', chainId: 77, url: 'https://custom.test/v1' }),
    )
    await run('the wallet disconnects', () => app.wallet().switchAccount(undefined))
    await run('unregister', () => app.wallet('Late').unregister())
    await run('unmount', () => app.unmount())
  },

  async listing(app, run) {
    const wallets: [name: string, ...without: string[]][] = [
      ['Alpha'],
      ['Petra'],
      ['No events', 'onAccountChange', 'onNetworkChange'],
      ['No submit', 'signAndSubmitTransaction'],
      ['Alpha (Solana)'],
      ['No sign', 'signTransaction'],
      ['No message', 'signMessage'],
      ['No sign-in', 'signIn', 'changeNetwork'],
      ['No account', 'account'],
      ['No network', 'network'],
      ['No disconnect', 'disconnect'],
      ['Alpha'],
    ]
    for (const [index, [name, ...without]] of wallets.entries())
      app.register({ name, seed: index + 1, without })
    await run('mount', () => app.mount())
    await run('a wallet with a chain in its name', () =>
      toWalletFields(app.current.wallets.find(({ name }) => name.endsWith(')'))),
    )
    await run('connect: no sign-in', () => app.connect('No sign-in'))
    await run('signIn without the feature', () => app.signIn('No sign-in'))
    await run('changeNetwork without the feature', () => app.current.changeNetwork('mainnet' as never))
    await run('connect: no events', () => app.connect('No events'))
  },

  async filters(app, run) {
    app.register({ name: 'Petra', seed: 1 })
    app.register({ name: 'Nightly', seed: 2 })
    app.register({ name: 'Alpha', seed: 3 })
    await run('mount', () =>
      app.mount({ optInWallets: ['Petra', 'Nightly', 'Backpack'], hideWallets: ['Nightly'] as never }),
    )
    await run('connect to a hidden wallet', () => app.connect('Nightly'))
    await run('connect to a wallet that is not opted in', () => app.connect())
  },

  async pending(app, run) {
    app.register()
    app.register({ name: 'Beta', seed: 2 })
    app.mount()
    await settle()
    app.answerWith('connect', 'wait')
    await run('connect, unanswered', () => void app.connect())
    await run('connect again, unanswered', () => void app.connect())
    await run('connect to another wallet meanwhile', () => app.connect('Beta'))
    app.wallet('Alpha').outcomes.connect = 'throw'
    await run('connect to a faulty wallet while connected', () => app.connect())
    app.wallet('Alpha').outcomes.connect = 'reject'
    await run('connect to a rejecting wallet while connected', () => app.connect())
  },

  async outside(app, run) {
    await run('mount', () => app.mountAlone())
    for (const [name, call] of Object.entries(calls)) await run(name, () => call(app))
    await run('connect', () => app.connect())
    await run('signIn', () => app.signIn('Alpha', {}))
    await run('submitTransaction', () => app.current.submitTransaction({} as never))
  },

  async strict(app, run) {
    app.register()
    await run('mount', () => app.mount({}, { isStrict: true }))
    await run('connect', () => app.connect())
    await run('switch', () => app.wallet().switchAccount(2))
    await run('disconnect', () => app.disconnect())
  },

  async 'reload 1'(app, run) {
    app.register()
    await run('mount', () => app.mount({ autoConnect: true }))
    await run('connect', () => app.connect())
  },

  async 'reload 2, loading'(app, run) {
    app.register()
    await run('mount', () => app.mount({ autoConnect: true }))
    // An app that redirects users who are not connected must not see a moment without both.
    await run('is neither loading nor connected meanwhile', () => app.history.includes('false false false'))
  },

  async 'reload 2, unanswered'(app, run) {
    app.register().outcomes.connect = 'wait'
    await run('mount', () => app.mount({ autoConnect: true }))
  },

  async 'reload 2'(app, run) {
    await run('mount', () => app.mount({ autoConnect: true }))
    await run('the remembered wallet registers late', () => void app.register())
  },

  async 'reload 3, not automatic'(app, run) {
    app.register()
    await run('mount', () => app.mount())
    await run('switch autoConnect on', () => app.render({ autoConnect: true }))
  },

  async 'reload 4, a function that refuses'(app, run) {
    app.register()
    await run('mount', () => app.mount({ autoConnect: async () => false }))
  },

  async 'reload 5, a function that agrees'(app, run) {
    app.register()
    let given: unknown
    await run('mount', () =>
      app.mount({
        autoConnect: async (core, wallet) => {
          given = [typeof core.connect, wallet.name]
          return true
        },
      }),
    )
    await run('arguments', () => given)
  },

  async 'reload 6, rejected'(app, run) {
    app.register().outcomes.connect = 'reject'
    await run('mount', () => app.mount({ autoConnect: true }))
  },

  async 'reload 7, fails'(app, run) {
    app.register().outcomes.connect = 'throw'
    localStorage.setItem('AptosWalletName', 'Alpha')
    await run('mount', () => app.mount({ autoConnect: true }))
  },
}

export const allScenarios: Record<string, Scenario> = { ...scenarios }

const toWalletFields = (wallet: adapter.AdapterWallet | null | undefined) =>
  wallet && toAnswer({ ...wallet, features: Object.keys(wallet.features).sort() })

/** Runs one scenario. @returns its steps, and the rejections that nothing handled */
export async function runScenario(name: string): Promise<{ steps: StepRecord[]; rejections: string[] }> {
  const rejections: string[] = []
  window.addEventListener('unhandledrejection', (event) => {
    rejections.push(String(event.reason))
    event.preventDefault()
  })
  Date.now = () => 1_700_000_000_000
  const app = new App()
  const records: StepRecord[] = []
  await allScenarios[name]?.(app, async (step, act) => {
    let answer: unknown
    try {
      answer = toAnswer(
        await Promise.race([
          Promise.resolve().then(act),
          settle()
            .then(settle)
            .then(() => '<pending>'),
        ]),
      )
    } catch (error) {
      answer = { thrown: toAnswer(error) }
    }
    await settle()
    records.push({
      step,
      answer,
      errors: app.takeErrors(),
      state: app.current ? app.snapshot() : undefined,
      calls: [...app.wallets.values()].flatMap((wallet) => toAnswer(wallet.calls.splice(0))),
    })
  })
  return { steps: records, rejections }
}
