/**
 * A page that is measured. A path is a list of selectors: the first selects an element of the document, and each other selector
 * selects an element of the shadow root of the previous element.
 *
 * @typedef {object} Contestant
 * @property {string} name The folder of the page.
 * @property {string} label The name of the contestant in the results.
 * @property {string} [packageName] The npm package of a peer: a connection kit other than `aptos-wallet-kit`.
 * @property {string} body The HTML of the page.
 * @property {readonly string[]} button The path to the button.
 * @property {readonly string[]} [modal] The path to the open modal.
 * @property {readonly string[]} [wallet] The path to a wallet of the modal. A click on the wallet opens another view.
 * @property {boolean} [staysOpen] Whether the modal stays open on Escape. The benchmark then makes no second click.
 * @property {'aptos' | 'sui'} [chain] The chain of the wallets that register on the page.
 * @property {readonly number[]} walletCounts The numbers of wallets with which the modal is opened.
 */

export const FEW_WALLETS = 5

/** @type {readonly Contestant[]} */
export const contestants = [
  {
    name: 'kit',
    label: '**aptos-wallet-kit**',
    body: '<aptos-wallet-button></aptos-wallet-button><script src="aptos-wallet-kit.js"></script>',
    button: ['aptos-wallet-button', 'button'],
    modal: ['aptos-wallet-kit-host', 'dialog[open]'],
    wallet: ['aptos-wallet-kit-host', '[aria-labelledby="popular"] button'],
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
