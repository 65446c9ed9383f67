import { describe, expect } from 'vitest'
import type {
  BuiltTransaction,
  SignTransactionInput,
  TransactionAuthenticator,
} from '../../src/core/index.js'
import type { AptosWalletKit } from '../../src/script/global.js'
import { bundleApp, bundleWallets } from '../cross-chain/bundle.js'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import { strictPolicy } from '../support/page-server.js'
import type { TestPage } from '../support/test-page.js'
import { respond } from '../wallet-adapter/node-stub.js'
import { openModal } from './views.js'

/** The globals that `test/cross-chain/page` sets. */
interface PageWindow {
  AptosWalletKit: AptosWalletKit
  calls: string[]
  signatures: string[]
  decide(): string | Promise<string>
  approve(decision: string): void
  announceEthereumWallet(name: string): void
  removeAccount(name: string): void
  deriveAddress(name: string): Promise<string>
  verifyMessage(name: string, output: unknown): Promise<boolean>
}
declare const window: PageWindow

const NODES = ['https://api.testnet.aptoslabs.com/', 'https://api.devnet.aptoslabs.com/']
const WALLETS = [
  ['MetaMask (Ethereum)', 'MetaMask'],
  ['Phantom (Solana)', 'Phantom'],
  ['Slush (Sui)', 'Slush'],
] as const

const [app, wallets] = await Promise.all([bundleApp(), bundleWallets()])

/** Returns whether a script has a package of another chain, or ts-sdk. The code of the page and of the kit is smaller. */
const isPackage = (path: string) => (app[path]?.length ?? 0) > 50_000

/** ts-sdk takes addresses with all digits. */
const RECIPIENT = `0x${'cafe'.padStart(64, '0')}`

/**
 * Opens a page of an origin of its own with the scripted wallets, and with a stub of a full node.
 *
 * @param respondTo The response of the node to a URL.
 */
async function openPage(open: (setup: object) => Promise<TestPage>, respondTo: typeof respond = respond) {
  const page = await open({
    files: app,
    before: wallets,
    after: `import('/app.js')`,
    policy: `${strictPolicy}; connect-src ${NODES.join(' ')}`,
  })
  const { tab } = page
  const scripts: string[] = []
  const submitted: string[] = []
  playwrightPage(tab).on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await playwrightPage(tab).route('https://api.*.aptoslabs.com/**', async (route) => {
    const request = route.request()
    // ts-sdk sends credentials, for which a wildcard is not enough.
    const headers = {
      'access-control-allow-origin': page.site.origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': `${await request.headerValue('access-control-request-headers')}`,
    }
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 200, headers })
    if (request.method() === 'POST') submitted.push(request.postDataBuffer()?.toString('hex') ?? '')
    const { status, json } = respondTo(request.url())
    return route.fulfill({ status, json, headers })
  })
  return { page, scripts, submitted }
}

async function connect(page: TestPage, name: string) {
  await openModal(page)
  await page.click('button', name)
  await expect.poll(() => page.evaluate(() => window.AptosWalletKit.getState().status)).toBe('connected')
}

const getAddress = (page: TestPage) => page.evaluate(() => window.AptosWalletKit.getAccount())
const takeCalls = (page: TestPage) => page.evaluate(() => window.calls.splice(0))

describe('crossChainWallets', () => {
  test.for(WALLETS)(
    'connects %s in the click, signs a message, submits a transaction, and ends the session if it removes the account',
    async ([name, wallet], { open }) => {
      const { page, scripts, submitted } = await openPage(open)
      await openModal(page)
      for (const [listed] of WALLETS) await page.expectVisible('button', listed)
      expect(scripts.filter(isPackage)).toEqual([])
      await page.click('button', name)
      await expect.poll(() => page.evaluate(() => window.AptosWalletKit.getState().status)).toBe('connected')
      expect(scripts.some(isPackage)).toBe(true)
      const address = await getAddress(page)
      expect(address).toBe(await page.evaluate((each) => window.deriveAddress(each), name))
      expect(await takeCalls(page)).toEqual([`connect ${wallet} in the click`])
      expect(await page.evaluate(() => window.AptosWalletKit.getState().network)).toBe('testnet')

      const isValid = await page.evaluate(async (each) => {
        const { status, args } = await window.AptosWalletKit.signMessage({
          message: 'Hello',
          nonce: '12345678',
        })
        return status === 'Approved' && window.verifyMessage(each, args)
      }, name)
      expect(isValid).toBe(true)
      expect(await takeCalls(page)).toEqual([`sign ${wallet}`])

      const { response, signature } = await page.evaluate(async (recipient) => {
        const functionArguments = [recipient, 100]
        const response = await window.AptosWalletKit.signAndSubmitTransaction({
          payload: { function: '0x1::module::transfer', functionArguments },
          maxGasAmount: 20_000,
        })
        return { response, signature: window.signatures.at(-1) }
      }, RECIPIENT)
      expect(response).toEqual({ status: 'Approved', args: { hash: `0x${'cd'.repeat(32)}` } })
      expect(submitted).toHaveLength(1)
      expect(submitted[0]).toContain(address.slice(2))
      expect(submitted[0]).toContain(signature)

      await page.evaluate((each) => window.removeAccount(each), wallet)
      await expect.poll(() => page.evaluate(() => window.AptosWalletKit.isConnected())).toBe(false)
    },
  )

  test.for(WALLETS)(
    'restores %s after a reload without a prompt, and disconnects',
    async ([name, wallet], { open }) => {
      const { page } = await openPage(open)
      await connect(page, name)
      const address = await getAddress(page)
      await page.reload()
      await expect.poll(() => page.evaluate(() => window.AptosWalletKit.getState().status)).toBe('connected')
      expect(await getAddress(page)).toBe(address)
      expect(await takeCalls(page)).toEqual(wallet === 'MetaMask' ? [] : [`restore ${wallet}`])
      await page.evaluate(() => window.AptosWalletKit.disconnect())
      expect(await takeCalls(page)).toEqual(wallet === 'MetaMask' ? [] : [`disconnect ${wallet}`])
      await page.reload()
      expect(await page.evaluate(() => window.AptosWalletKit.isConnected())).toBe(false)
    },
  )

  test.for(WALLETS)('reports a rejection in %s', async ([name], { open }) => {
    const { page } = await openPage(open)
    await page.evaluate(() => {
      window.decide = () => 'reject'
    })
    await openModal(page)
    await page.click('button', name)
    await page.expectVisible('button', 'Try Again')
    await page.expectConsole('warn: User rejected the connection request')
    await page.evaluate(() => {
      window.decide = () => 'approve'
    })
    await page.click('button', 'Try Again')
    await expect.poll(() => page.evaluate(() => window.AptosWalletKit.isConnected())).toBe(true)
    await page.evaluate(() => {
      window.decide = () => 'reject'
    })
    const results = await page.evaluate(
      async (recipient) => [
        await window.AptosWalletKit.signMessage({ message: 'Hello', nonce: '12345678' }),
        await window.AptosWalletKit.signAndSubmitTransaction({
          payload: { function: '0x1::module::transfer', functionArguments: [recipient, 100] },
        }),
      ],
      RECIPIENT,
    )
    expect(results).toEqual([{ status: 'Rejected' }, { status: 'Rejected' }])
  })

  test('waits for the prompt of MetaMask that is open after a cancel', async ({ open }) => {
    const { page } = await openPage(open)
    await page.evaluate(() => {
      window.decide = () =>
        new Promise((resolve) => {
          window.approve = resolve
        })
    })
    await openModal(page)
    await page.click('button', 'MetaMask (Ethereum)')
    await page.click('button', 'Cancel')
    await page.click('button', 'MetaMask (Ethereum)')
    await page.expectVisible('button', 'Cancel')
    await page.evaluate(() => window.approve('approve'))
    await expect.poll(() => page.evaluate(() => window.AptosWalletKit.isConnected())).toBe(true)
    expect(await takeCalls(page)).toEqual(['connect MetaMask in the click'])
  })

  test('lists a wallet that loads later, and skips faulty ones', async ({ open }) => {
    const { page } = await openPage(open)
    await page.expectVisible('button', 'Wallet Connect')
    await page.evaluate(() => window.announceEthereumWallet('Rabby'))
    await connect(page, 'Rabby (Ethereum)')
    const names = await page.evaluate(() =>
      window.AptosWalletKit.getWallets().installed.map(({ name }) => name),
    )
    expect(names.sort()).toEqual([...WALLETS.map(([name]) => name), 'Rabby (Ethereum)'].sort())
  })

  test.for(WALLETS)(
    'connects %s again, without a further call to the wallet',
    async ([name, wallet], { open }) => {
      const { page } = await openPage(open)
      await connect(page, name)
      const address = await getAddress(page)
      await page.evaluate(() => window.AptosWalletKit.disconnect())
      await takeCalls(page)
      await connect(page, name)
      expect(await getAddress(page)).toBe(address)
      // The wallet has reported its account by now.
      await page.evaluate(() => window.AptosWalletKit.signMessage({ message: 'Hello', nonce: '12345678' }))
      const calls = [`connect ${wallet} in the click`, `sign ${wallet}`]
      expect(await takeCalls(page)).toEqual(wallet === 'MetaMask' ? calls.slice(1) : calls)
    },
  )

  test('signs for the given fee payer, and only on the network of the wallet', async ({ open }) => {
    const { page } = await openPage(open)
    await connect(page, 'MetaMask (Ethereum)')
    const [feePayer, error] = await page.evaluate(async (address) => {
      const { signTransaction } = window.AptosWalletKit
      const payload = { function: '0x1::module::transfer', functionArguments: [address, 100] } as const
      // An `AccountAddress` of another copy of ts-sdk.
      const feePayer = { address: { toString: () => address } }
      const { args } = await signTransaction({ payload, feePayer, network: 'testnet' })
      const transaction = args?.rawTransaction as { feePayerAddress: object } | undefined
      const rejection = await signTransaction({ payload, network: 'mainnet' }).catch(({ reason }) => reason)
      return [`${transaction?.feePayerAddress}`, rejection]
    }, RECIPIENT)
    expect(feePayer).toBe(RECIPIENT)
    expect(error).toBe('WALLET_FAILED')
  })

  test('has defaults for the expiration and the gas, which the page can replace', async ({ open }) => {
    const { page } = await openPage(open)
    await connect(page, 'MetaMask (Ethereum)')
    const [byDefault, asGiven] = await page.evaluate(async (recipient) => {
      const readLimits = async (options: Partial<SignTransactionInput>) => {
        const payload = { function: '0x1::module::transfer', functionArguments: [recipient, 100] }
        const { args } = await window.AptosWalletKit.signTransaction({ payload, ...options })
        const built = args?.rawTransaction as { rawTransaction: Record<string, bigint> }
        const { expiration_timestamp_secs, max_gas_amount } = built.rawTransaction
        return { expiration: Number(expiration_timestamp_secs), maxGas: Number(max_gas_amount) }
      }
      return [
        await readLimits({}),
        await readLimits({ expirationTimestamp: 2_000_000_000, maxGasAmount: 30_000 }),
      ] as const
    }, RECIPIENT)
    expect(byDefault.expiration - Date.now() / 1000).toBeGreaterThan(120)
    expect(byDefault.maxGas).toBe(2_000_000)
    expect(asGiven).toEqual({ expiration: 2_000_000_000, maxGas: 30_000 })
  })

  test('signs as the fee payer of a transaction that names none', async ({ open }) => {
    const { page } = await openPage(open)
    await connect(page, 'Phantom (Solana)')
    const signatures = await page.evaluate(async (recipient) => {
      const { signTransaction, getAccount } = window.AptosWalletKit
      const signFor = async (address: string) => {
        const { args } = await signTransaction({
          payload: { function: '0x1::module::transfer', functionArguments: [recipient, 100] },
          expirationTimestamp: 2_000_000_000,
          feePayer: { address: { toString: () => address } },
        })
        return args as { rawTransaction: BuiltTransaction; authenticator: TransactionAuthenticator }
      }
      const { rawTransaction } = await signFor('0x0')
      const { args } = await signTransaction(rawTransaction, true)
      const { authenticator } = await signFor(await getAccount())
      return [`${args?.bcsToBytes()}`, `${authenticator.bcsToBytes()}`]
    }, RECIPIENT)
    expect(signatures[0]).toBe(signatures[1])
  })

  test('signs a payload that ts-sdk has built', async ({ open }) => {
    const { page } = await openPage(open)
    await connect(page, 'MetaMask (Ethereum)')
    const [built, signed] = await page.evaluate(async (address) => {
      const signAndReadPayload = async (payload: SignTransactionInput['payload']) => {
        const { args } = await window.AptosWalletKit.signTransaction({ payload })
        const built = args?.rawTransaction as { rawTransaction: { payload: { bcsToBytes(): Uint8Array } } }
        return built.rawTransaction.payload
      }
      const payload = await signAndReadPayload({
        function: '0x1::module::transfer',
        functionArguments: [address, 100],
      })
      return [`${payload.bcsToBytes()}`, `${(await signAndReadPayload(payload)).bcsToBytes()}`]
    }, RECIPIENT)
    expect(signed).toBe(built)
  })

  test('changes the network for the next transactions, and keeps it if the page requests an unknown one', async ({
    open,
  }) => {
    const { page } = await openPage(open, (url) =>
      /devnet.*v1.?$/.test(url) ? { status: 200, json: { chain_id: 234 } } : respond(url),
    )
    await connect(page, 'Slush (Sui)')
    const changeNetwork = (name: string) =>
      page.evaluate(async (each) => {
        const { changeNetwork, getState, getNetworkInfo } = window.AptosWalletKit
        const reason = await changeNetwork({ name: each }).then(
          () => 'none',
          (error) => error.reason,
        )
        const { network, chainId } = getState()
        return { reason, network, chainId, info: await getNetworkInfo() }
      }, name)
    expect(await changeNetwork('unknown')).toMatchObject({
      reason: 'WALLET_FAILED',
      info: { name: 'testnet', chainId: 2 },
    })
    expect(await changeNetwork('mainnet')).toMatchObject({ reason: 'none', network: 'mainnet', chainId: 1 })
    expect(await changeNetwork('devnet')).toMatchObject({ reason: 'none', network: 'devnet', chainId: 234 })
  })

  test('does not report an error of the full node as a rejection', async ({ open }) => {
    const { page } = await openPage(open, (url) =>
      url.endsWith('/transactions')
        ? { status: 403, json: { message: 'Access denied', error_code: 'rejected_by_filter' } }
        : respond(url),
    )
    await connect(page, 'MetaMask (Ethereum)')
    const reason = await page.evaluate(
      (recipient) =>
        window.AptosWalletKit.signAndSubmitTransaction({
          payload: { function: '0x1::module::transfer', functionArguments: [recipient, 100] },
        }).catch((error) => error.reason),
      RECIPIENT,
    )
    expect(reason).toBe('WALLET_FAILED')
  })
})
