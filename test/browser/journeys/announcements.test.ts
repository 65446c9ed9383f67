import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { connectWallet, goodWallet, secondWallet, shortAddress } from '../../support/fixtures.js'
import type { PageSetup } from '../../support/page-html.js'
import { uiText } from '../../support/strings.js'
import type { TestPage } from '../../support/test-page.js'

const { name } = goodWallet
const wallet = (page: TestPage) => page.wallet(name)

type Keys = readonly string[]
type Action = (page: TestPage) => Promise<unknown>
type Focus = readonly [role: string, name: string]

/** Keys or something else that happens, then where the focus is, and what a screen reader has announced. */
type Step = readonly [does: Keys | Action, focus: Focus, announced?: readonly string[]]

interface Flow {
  readonly setup?: PageSetup
  /** Starts in the account modal. */
  readonly isConnected?: true
  readonly steps: readonly Step[]
  readonly console?: readonly string[]
}

const title: Focus = ['heading', 'Connect a Wallet']
const row: Focus = ['button', name]
const button: Focus = ['button', 'Wallet Connect']
const connectedButton: Focus = ['button', uiText('buttonConnected', shortAddress)]
const accountTitle: Focus = ['heading', uiText('buttonConnected', shortAddress)]

const openModal: readonly Step[] = [
  [['Tab'], button],
  [['Enter'], title],
]
const waiting = [`Connecting to ${name}...`, uiText('waiting', name)]
const select: readonly Step[] = [...openModal, [['ArrowDown'], row], [['Enter'], row, waiting]]

const network = { name: 'mainnet', chainId: 1 }
const switchable = { ...goodWallet, versions: { changeNetwork: '1.0.0' } }
const onWrongNetwork = (
  wallets: PageSetup['wallets'],
  outcome: Action,
  focus: Focus,
  text: string,
): Flow => ({
  setup: { wallets: wallets ?? [], script: 'data-network="mainnet"' },
  isConnected: true,
  steps: [
    [['Shift+Tab'], ['button', 'Switch Network']],
    [['Enter'], ['button', 'Switch Network']],
    [outcome, focus, [text]],
  ],
})

const flows: Readonly<Record<string, Flow>> = {
  'a connection': {
    steps: [
      ...select,
      [(page) => page.advanceTime(8000), row, [uiText('slow', name)]],
      [(page) => wallet(page).approve(), connectedButton, [uiText('connected', name)]],
    ],
  },
  'a rejection, and another try': {
    steps: [
      ...select,
      [(page) => wallet(page).reject(), row, [uiText('rejected', name)]],
      [['Tab'], ['button', uiText('again')]],
      [['Enter'], row, waiting],
      [(page) => wallet(page).approve(), connectedButton, [uiText('connected', name)]],
    ],
    console: ['warn: User rejected the connection request'],
  },
  'a failure': {
    steps: [...select, [(page) => wallet(page).fail('broken'), row, [uiText('failed', name)]]],
    console: ['error: Failed to connect wallet: WalletKitError: broken'],
  },
  'a cancelled attempt': {
    steps: [...select, [['Tab'], ['button', uiText('cancel')]], [['Enter'], row]],
  },
  'a wallet that is not installed': {
    steps: [
      ...openModal,
      [['End'], ['button', 'OKX Wallet']],
      [['Enter'], ['button', 'OKX Wallet'], ['This wallet is not installed yet. Click below to get it.']],
      [['Tab'], ['link', 'Get OKX Wallet']],
      [['Tab'], ['button', uiText('back')]],
      [['Enter'], ['button', 'OKX Wallet']],
    ],
  },
  'a wallet that registers while the modal is open': {
    steps: [
      ...openModal,
      [(page) => page.installWallet({ name: 'New Wallet' }), title, [uiText('registered', 'New Wallet')]],
    ],
  },
  'a search': {
    setup: { wallets: ['One', 'Two', 'Three', 'Four'].map((each) => ({ name: each, at: 'before' })) },
    steps: [
      ...openModal,
      [['o'], ['searchbox', uiText('search')], [uiText('resultCount', '6')]],
      [['n'], ['searchbox', uiText('search')], [uiText('resultCount', '2')]],
      [['q'], ['searchbox', uiText('search')], [uiText('noneFound')]],
    ],
  },
  'a copied address': {
    isConnected: true,
    setup: {
      wallets: [goodWallet],
      before: `support.recordAnnouncements()
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })`,
    },
    steps: [
      [['Tab'], ['button', 'Copy Address']],
      [['Enter'], ['button', 'Copied!'], ['Copied!']],
    ],
  },
  'a disconnect': {
    isConnected: true,
    steps: [
      [
        ['Tab', 'Tab', 'Tab'],
        ['button', 'Disconnect'],
      ],
      [['Enter'], button, [uiText('disconnected')]],
    ],
  },
  'a failed disconnect': {
    isConnected: true,
    setup: {
      wallets: [{ ...goodWallet, prompt: ['account', 'network', 'onAccountChange', 'onNetworkChange'] }],
    },
    steps: [
      [
        ['Tab', 'Tab', 'Tab', 'Enter'],
        ['button', 'Disconnect'],
      ],
      [
        (page) => wallet(page).fail('no', undefined, 'disconnect'),
        ['button', 'Disconnect'],
        [uiText('stuck', name)],
      ],
      [['Tab'], ['button', uiText('forget')]],
      [['Enter'], button, [uiText('disconnected')]],
    ],
    console: ['error: Failed to disconnect: WalletKitError: no'],
  },
  'a change of the wallet': {
    isConnected: true,
    setup: { wallets: [goodWallet, secondWallet] },
    steps: [
      [
        ['Tab', 'Tab'],
        ['button', uiText('changeWallet')],
      ],
      [['Enter'], title],
      [
        ['ArrowDown', 'ArrowDown'],
        ['button', secondWallet.name],
      ],
      [
        ['Enter'],
        ['button', secondWallet.name],
        [`Connecting to ${secondWallet.name}...`, uiText('waiting', secondWallet.name)],
      ],
      [
        (page) => page.wallet(secondWallet.name).approve(),
        ['button', uiText('buttonConnected', '0xffff...7777')],
        [uiText('connected', secondWallet.name)],
      ],
    ],
  },
  'a switch of the network': onWrongNetwork(
    [switchable],
    async (page) => {
      await page.evaluate((to) => support.wallet('Good Wallet').switchNetwork(to), network)
      await wallet(page).approve('changeNetwork')
    },
    accountTitle,
    uiText('switched', 'mainnet'),
  ),
  'a rejected switch of the network': onWrongNetwork(
    [switchable],
    (page) => wallet(page).reject('changeNetwork'),
    ['button', 'Switch Network'],
    uiText('switchFailed').replace('{network}', 'mainnet').replace('{wallet}', name),
  ),
}

async function runFlow(page: TestPage, { isConnected, steps }: Flow) {
  const heard: string[] = []
  const takeAnnouncements = async () => {
    heard.push(...(await page.evaluate(() => support.takeAnnouncements())))
    return heard
  }
  if (isConnected) {
    await connectWallet(page)
    await page.press('Enter')
    await page.expectFocused(...accountTitle)
    await expect.poll(takeAnnouncements).toContain(uiText('connected', name))
    await page.advanceTime(0)
    await takeAnnouncements()
  }
  for (const [does, focus, announced = []] of steps) {
    heard.length = 0
    if (typeof does === 'function') await does(page)
    else await page.press(...does)
    await expect.poll(() => page.tab.isFocusOn(...focus), { message: `focus on ${focus}` }).toBe(true)
    await expect.poll(takeAnnouncements, { message: `announced with focus on ${focus}` }).toEqual(announced)
  }
}

describe('with the keyboard and a screen reader', () => {
  test.for(Object.entries(flows))('%s can be followed', async ([, flow], { open }) => {
    const page = await open({
      wallets: [goodWallet],
      before: () => support.recordAnnouncements(),
      ...flow.setup,
    })
    await runFlow(page, flow)
    if (flow.console) await page.expectConsole(...flow.console)
  })
})
