/**
 * A page that is measured. A path is a list of selectors. The first selector is looked up in the document, and each following
 * one in the shadow root of the previous element.
 *
 * @typedef {object} Contestant
 * @property {string} name Folder of its page, and its name on the command line.
 * @property {string} label
 * @property {string} [packageName] npm package of a peer.
 * @property {string} body HTML of the page.
 * @property {readonly string[]} button Path to the button.
 * @property {readonly string[]} [modal] Path to the open modal.
 * @property {readonly string[]} [wallet] Path to a wallet in the modal that has another view.
 * @property {boolean} [staysOpen] Whether Escape does not close the modal, so there is no second click.
 * @property {'aptos' | 'sui'} [chain] Chain of the wallets that register on the page.
 * @property {readonly number[]} walletCounts Numbers of wallets with which the modal is opened.
 */

export const FEW_WALLETS = 5

/** @type {readonly Contestant[]} */
export const contestants = [
  {
    name: 'ours',
    label: '**aptos-wallet-kit**',
    body: '<aptos-wallet-button></aptos-wallet-button><script src="aptos-wallet-kit.js"></script>',
    button: ['aptos-wallet-button', 'button'],
    modal: ['body > div', 'dialog[open]'],
    wallet: ['body > div', '[aria-labelledby="popular"] button'],
    walletCounts: [FEW_WALLETS, 500, 2000],
  },
  {
    name: 'aptos-adapter',
    label: 'Aptos wallet adapter, ant-design',
    packageName: '@aptos-labs/wallet-adapter-ant-design',
    body: '<link rel="stylesheet" href="aptos-adapter.css"><div id="app"></div><script type="module" src="aptos-adapter.js"></script>',
    button: ['.wallet-button'],
    modal: ['.wallet-selector-modal'],
    walletCounts: [FEW_WALLETS, 500],
  },
  {
    name: 'dapp-kit',
    label: 'Mysten dApp kit',
    packageName: '@mysten/dapp-kit-core',
    body: '<div id="app"></div><script type="module" src="dapp-kit.js"></script>',
    button: ['mysten-dapp-kit-connect-button', 'internal-button'],
    modal: ['mysten-dapp-kit-connect-button', 'mysten-dapp-kit-connect-modal', 'dialog[open]'],
    chain: 'sui',
    walletCounts: [FEW_WALLETS, 500],
  },
  {
    name: 'ton-connect',
    label: 'TON Connect UI',
    packageName: '@tonconnect/ui',
    body: '<div id="app"></div><script src="tonconnect-ui.min.js"></script><script src="ton-connect.js"></script>',
    button: ['#app [data-tc-connect-button]'],
    modal: ['[data-tc-wallets-modal-container]'],
    walletCounts: [FEW_WALLETS],
  },
  {
    name: 'bitcoin-connect',
    label: 'Bitcoin Connect',
    packageName: '@getalby/bitcoin-connect',
    body: '<div id="app"></div><script type="module" src="bitcoin-connect.js"></script>',
    button: ['bc-button', 'bci-button'],
    modal: ['bc-connect', 'bc-router-outlet', 'bc-start', 'h1'],
    staysOpen: true,
    walletCounts: [FEW_WALLETS],
  },
  {
    name: 'hello',
    label: 'Floor: a hello-world modal on Preact',
    body: '<div id="app"></div><script src="hello.js"></script>',
    button: ['#app button'],
    modal: ['dialog[open]'],
    walletCounts: [FEW_WALLETS],
  },
  {
    name: 'empty',
    label: 'Empty page',
    body: '<button type="button">Wallet Connect</button>',
    button: ['button'],
    walletCounts: [],
  },
]
