import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { goodWallet, otherShortAddress, secondWallet, shortAddress } from '../../support/fixtures.js'
import type { PageSetup } from '../../support/page-html.js'
import { uiText } from '../../support/strings.js'
import type { TestPage } from '../../support/test-page.js'

type Action = (page: TestPage) => Promise<unknown>

/** The name of a button, or a role and a name. */
type Focus = string | readonly [role: string, name: string]

/** What the user or the wallet does, where the focus is then, and what a screen reader has announced. */
interface Step {
  readonly act: Action
  readonly focus: Focus
  readonly announced: readonly string[]
}

interface Flow {
  readonly setup?: PageSetup
  readonly steps: readonly Step[]
  readonly console?: readonly string[]
}

const when = (act: Action, focus: Focus, ...announced: string[]): Step => ({ act, focus, announced })
/** @param keys separated by spaces */
const press = (keys: string, focus: Focus, ...announced: string[]) =>
  when((page) => page.press(...keys.split(' ')), focus, ...announced)

const { name } = goodWallet
const wallet = (page: TestPage) => page.wallet(name)
const waiting = (walletName: string) => [`Connecting to ${walletName}...`, uiText('waiting', walletName)]
const connected = uiText('buttonConnected', shortAddress)
const wrongNetwork = uiText('wrongNetwork', 'mainnet')

const title: Focus = ['heading', 'Connect a Wallet']
const account: Focus = ['heading', connected]
const search: Focus = ['searchbox', uiText('search')]

const openModal = [press('Tab', 'Wallet Connect'), press('Enter', title)]
const selectWallet = [...openModal, press('ArrowDown', name), press('Enter', name, ...waiting(name))]
const connect = (button = connected) => [
  ...selectWallet,
  when((page) => wallet(page).approve(), button, uiText('connected', name)),
]
const openAccount = [...connect(), press('Enter', account)]

const switchNetwork = (wallets: PageSetup['wallets'], ...steps: Step[]): Flow => ({
  setup: { wallets: wallets ?? [], script: 'data-network="mainnet"' },
  steps: [
    ...connect(`${connected}. ${wrongNetwork}`),
    press('Enter', account, wrongNetwork),
    press('Tab', uiText('switchNetwork')),
    ...steps,
  ],
})
const switchable = { ...goodWallet, extraMethods: ['changeNetwork'] }
const inWallet = { network: 'mainnet', wallet: name }

const installClipboard = () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })
}

const flows: Readonly<Record<string, Flow>> = {
  'connects after a while, with an open request': {
    steps: [
      ...selectWallet,
      when((page) => page.advanceTime(8000), name, uiText('slow', name)),
      when((page) => wallet(page).approve(), connected, uiText('connected', name)),
    ],
  },
  'tries again after a rejection': {
    steps: [
      ...selectWallet,
      when((page) => wallet(page).reject(), name, uiText('rejected', name)),
      press('Tab', uiText('again')),
      press('Enter', name, ...waiting(name)),
      when((page) => wallet(page).approve(), connected, uiText('connected', name)),
    ],
    console: ['warn: User rejected the connection request'],
  },
  'reads that a wallet failed': {
    steps: [...selectWallet, when((page) => wallet(page).fail('broken'), name, uiText('failed', name))],
    console: ['error: Failed to connect wallet: WalletKitError: broken'],
  },
  'cancels an attempt, and has the focus on the row of the wallet': {
    steps: [...selectWallet, press('Tab', uiText('cancel')), press('Enter', name)],
  },
  'reads how to get a wallet, and goes back': {
    steps: [
      ...openModal,
      press('End', 'OKX Wallet'),
      press('Enter', 'OKX Wallet', 'This wallet is not installed yet. Click below to get it.'),
      press('Tab', ['link', 'Get OKX Wallet']),
      press('Tab', uiText('back')),
      press('Enter', 'OKX Wallet'),
    ],
  },
  'searches by typing': {
    setup: { wallets: ['One', 'Two', 'Three', 'Four'].map((each) => ({ name: each, at: 'before' })) },
    steps: [
      ...openModal,
      press('o', search, uiText('resultCount', '6')),
      press('n', search, uiText('resultCount', '2')),
      press('q', search, uiText('noneFound')),
    ],
  },
  'copies the address': {
    setup: { wallets: [goodWallet], after: installClipboard },
    steps: [...openAccount, press('Tab', 'Copy Address'), press('Enter', 'Copied!', 'Copied!')],
  },
  disconnects: {
    steps: [
      ...openAccount,
      press('Tab Tab Tab Tab', 'Disconnect'),
      press('Enter', 'Wallet Connect', uiText('disconnected')),
    ],
  },
  'removes a wallet that does not disconnect': {
    setup: {
      wallets: [{ ...goodWallet, prompt: ['account', 'network', 'onAccountChange', 'onNetworkChange'] }],
    },
    steps: [
      ...openAccount,
      press('Tab Tab Tab Tab Enter', 'Disconnect'),
      when((page) => wallet(page).fail('no', 'disconnect'), 'Disconnect', uiText('stuck', name)),
      press('Tab', uiText('forget')),
      press('Enter', 'Wallet Connect', uiText('disconnected')),
    ],
    console: ['error: Failed to disconnect: WalletKitError: no'],
  },
  'changes the wallet': {
    setup: { wallets: [goodWallet, secondWallet] },
    steps: [
      ...openAccount,
      press('Tab Tab Tab', uiText('changeWallet')),
      press('Enter', `${name} ${uiText('lastUsed')}`),
      press('ArrowDown', secondWallet.name),
      press('Enter', secondWallet.name, ...waiting(secondWallet.name)),
      when(
        (page) => page.wallet(secondWallet.name).approve(),
        uiText('buttonConnected', otherShortAddress),
        uiText('connected', secondWallet.name),
      ),
    ],
  },
  'switches the network': switchNetwork(
    [switchable],
    press('Enter', uiText('switchNetwork')),
    when((page) => wallet(page).switchNetwork('mainnet', 1), account),
    when((page) => wallet(page).approve('changeNetwork'), account, uiText('switched', 'mainnet')),
  ),
  'reads that the wallet did not switch': switchNetwork(
    [switchable],
    press('Enter', uiText('switchNetwork')),
    when(
      (page) => wallet(page).reject('changeNetwork'),
      uiText('switchNetwork'),
      uiText('switchFailed', inWallet),
    ),
  ),
  'reads that the wallet cannot switch': switchNetwork(
    [goodWallet],
    press('Enter', uiText('switchNetwork'), uiText('switchUnsupported', inWallet)),
  ),
}

/** Runs a step. The browser itself tells what has the focus. */
async function runStep(page: TestPage, { act, focus, announced }: Step) {
  const [role, label] = typeof focus === 'string' ? (['button', focus] as const) : focus
  await act(page)
  await expect
    .poll(() => page.tab.isFocusOn(role, label), { message: `focus on ${role} "${label}"` })
    .toBe(true)
  const heard: string[] = []
  const listen = async () => {
    heard.push(...(await page.evaluate(() => support.takeAnnouncements())))
    return heard
  }
  await expect.poll(listen, { message: `announcements at ${role} "${label}"` }).toEqual(announced)
}

describe('a user with keyboard and screen reader', () => {
  test.for(Object.entries(flows))('%s', async ([, { setup, steps, console = [] }], { open }) => {
    const before = () => support.recordAnnouncements()
    const page = await open({ wallets: [goodWallet], before, ...setup })
    for (const step of steps) await runStep(page, step)
    await page.expectConsole(...console)
  })
})
