import { describe } from 'vitest'
import { hasEveryCase, test } from '../../support/browser-test.js'
import { goodWallet, otherShortAddress, secondWallet, shortAddress } from '../../support/fixtures.js'
import { type Flow, type Focus, press, runFlow, type Step, when } from '../../support/flow.js'
import type { PageSetup } from '../../support/page-html.js'
import { uiText } from '../../support/strings.js'
import type { TestPage } from '../../support/test-page.js'

const { name } = goodWallet
const wallet = (page: TestPage) => page.wallet(name)
const waiting = (walletName: string) => `Connecting to ${walletName}... ${uiText('waiting', walletName)}`
const connected = uiText('buttonConnected', shortAddress)
const announcedConnection = uiText('connected', name)
const notInstalled = (walletName: string) => `${walletName}. ${uiText('notInstalled')}`
const wrongNetwork = uiText('wrongNetwork', 'mainnet')

const title: Focus = ['heading', 'Connect a Wallet']
const account: Focus = ['heading', connected]
const search: Focus = ['searchbox', uiText('search')]

const openModal = [press('Tab', 'Wallet Connect'), press('Enter', title)]
const selectWallet = [...openModal, press('ArrowDown', name), press('Enter', name, waiting(name))]
const approve = (button = connected) => when((page) => wallet(page).approve(), button, announcedConnection)
const connect = (button = connected) => [...selectWallet, approve(button)]
const openAccount = [...connect(), press('Enter', account)]

/** Connects to a wallet on another network than the page expects, and reaches the button that switches. */
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

/** The page connects without a modal, and the wallet approves. */
const connectByPage = when(
  (page) =>
    page
      .evaluate((to) => void window.AptosWalletKit.connect(to), name)
      .then(() => wallet(page).approve('connect')),
  connected,
  announcedConnection,
)
const rejectWallet = when((page) => wallet(page).reject(), name, uiText('rejected', name))
const rejectionWarning = 'warn: User rejected the connection request'

const installClipboard = () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })
}
const removeClipboard = () => {
  const writeText = () => Promise.reject(new Error('denied'))
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
}
const couldNotCopy = uiText('copyFailed', `0x${'0123456789abcdef'.repeat(4)}`)
const fewerWallets = ['One', 'Two', 'Three', 'Four'].map((each) => ({ name: each, at: 'before' as const }))

const flows = {
  'connects after a while, with an open request': {
    steps: [...selectWallet, when((page) => page.advanceTime(8000), name, uiText('slow', name)), approve()],
  },
  'tries again after each rejection': {
    steps: [
      ...selectWallet,
      rejectWallet,
      press('Tab', uiText('again')),
      press('Enter', name, waiting(name)),
      rejectWallet,
      press('Tab', uiText('again')),
      press('Enter', name, waiting(name)),
      approve(),
    ],
    console: [rejectionWarning, rejectionWarning],
  },
  'reads that a wallet failed': {
    steps: [...selectWallet, when((page) => wallet(page).fail('broken'), name, uiText('failed', name))],
    console: ['error: Failed to connect wallet: WalletKitError: broken'],
  },
  'cancels an attempt, and has the focus on the row of the wallet': {
    steps: [...selectWallet, press('Tab', uiText('cancel')), press('Enter', name)],
  },
  'closes the modal without passing the list': {
    steps: [...openModal, press('Shift+Tab', uiText('close')), press('Enter', 'Wallet Connect')],
  },
  'reads how to get each wallet, and goes back': {
    steps: [
      ...openModal,
      press('End', 'OKX Wallet'),
      press('Enter', 'OKX Wallet', notInstalled('OKX Wallet')),
      press('ArrowUp', 'Rimosafe'),
      press('Enter', 'Rimosafe', notInstalled('Rimosafe')),
      press('Tab', ['link', 'Get Rimosafe']),
      press('Tab', uiText('back')),
      press('Enter', 'Rimosafe'),
    ],
  },
  'stays at the wallet to get when the wallet before is rejected': {
    steps: [
      ...selectWallet,
      press('End', 'OKX Wallet'),
      press('Enter', 'OKX Wallet', notInstalled('OKX Wallet')),
      when((page) => wallet(page).reject(), 'OKX Wallet'),
      press('Tab', ['link', 'Get OKX Wallet']),
    ],
    console: [rejectionWarning],
  },
  'gets an announcement that there is no wallet': {
    setup: {
      wallets: [],
      after: () => void window.AptosWalletKit.configure({ catalogue: [] }),
    },
    steps: [press('Tab', 'Wallet Connect'), press('Enter', title, uiText('noneOnDevice'))],
  },
  'searches by typing, and leaves the search by Escape before the modal': {
    setup: { wallets: fewerWallets },
    steps: [
      ...openModal,
      press('o', search, uiText('resultCount', '6')),
      press('n', search, uiText('resultCount', '2')),
      press('q', search, uiText('noneFound')),
      press('Escape', search, uiText('resultCount', '9')),
      press('Escape', 'Wallet Connect'),
    ],
  },
  'copies the address twice': {
    setup: { wallets: [goodWallet], after: installClipboard },
    steps: [
      ...openAccount,
      press('Tab', 'Copy Address'),
      press('Enter', 'Copied!', 'Copied!'),
      press('Enter', 'Copied!', 'Copied!'),
    ],
  },
  'does not get the address copied, twice': {
    setup: { wallets: [goodWallet], after: removeClipboard },
    steps: [
      ...openAccount,
      press('Tab', 'Copy Address'),
      press('Enter', 'Copy Address', couldNotCopy),
      press('Enter', 'Copy Address', couldNotCopy),
    ],
    console: Array(2).fill('error: Failed to copy address: Error: denied'),
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
      press('Tab Tab Tab Tab', 'Disconnect'),
      ...Array.from({ length: 2 }, () => [
        press('Enter', 'Disconnect'),
        when((page) => wallet(page).fail('no', 'disconnect'), 'Disconnect', uiText('disconnectFailed', name)),
      ]).flat(),
      press('Tab', uiText('forget')),
      press('Enter', 'Wallet Connect', uiText('disconnected')),
    ],
    console: Array(2).fill('error: Failed to disconnect: WalletKitError: no'),
  },
  'changes the wallet': {
    setup: { wallets: [goodWallet, secondWallet] },
    steps: [
      ...openAccount,
      press('Tab Tab Tab', uiText('changeWallet')),
      press('Enter', `${name} ${uiText('lastUsed')}`),
      press('ArrowDown', secondWallet.name),
      press('Enter', secondWallet.name, waiting(secondWallet.name)),
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
  'reads that the wallet did not switch, twice': switchNetwork(
    [switchable],
    ...Array.from({ length: 2 }, () => [
      press('Enter', uiText('switchNetwork')),
      when(
        (page) => wallet(page).reject('changeNetwork'),
        uiText('switchNetwork'),
        uiText('switchFailed', inWallet),
      ),
    ]).flat(),
  ),
  'reads that the wallet cannot switch': switchNetwork(
    [goodWallet],
    press('Enter', uiText('switchNetwork'), uiText('switchUnsupported', inWallet)),
  ),
  'gets an announcement each time that the page connects and disconnects, without a modal': {
    steps: [
      press('Tab', 'Wallet Connect'),
      connectByPage,
      when(
        (page) => page.evaluate(() => window.AptosWalletKit.disconnect()),
        'Wallet Connect',
        uiText('disconnected'),
      ),
      connectByPage,
      connectByPage,
    ],
  },
  'gets no announcement of a session that is restored': {
    steps: [
      press('Tab', 'Wallet Connect'),
      connectByPage,
      when(async (page) => {
        await page.reload()
        await wallet(page).approve('connect')
        await page.press('Tab')
      }, connected),
      press('Enter', account),
    ],
  },
} satisfies Record<string, Flow>

/** For Firefox and WebKit: keys, a typed search, a text that changes, each kind of view, and a reload. */
const engineFlows: readonly (keyof typeof flows)[] = [
  'tries again after each rejection',
  'reads how to get each wallet, and goes back',
  'searches by typing, and leaves the search by Escape before the modal',
  'copies the address twice',
  'changes the wallet',
  'gets no announcement of a session that is restored',
]

const titles = (hasEveryCase ? Object.keys(flows) : engineFlows) as typeof engineFlows

describe('a user with keyboard and screen reader', () => {
  test.for(titles)('%s', async (title, { open }) => {
    const flow: Flow = flows[title]
    await runFlow(open, { ...flow, setup: { wallets: [goodWallet], ...flow.setup } })
  })
})
