// Who takes part: how each is put on a page, and where its button and its modal are found.

/**
 * @typedef {object} Contestant
 * @property {string} name as `--only` knows it
 * @property {string} label as readers know it
 * @property {string} detail what of it is on the page
 * @property {string} [package] whose version is told
 * @property {string} page the body of the page that its users would write
 * @property {readonly string[]} button the way to the button; each selector after the first goes into a shadow root
 * @property {readonly string[]} [modal] the way to the open modal
 * @property {'aptos' | 'sui'} [wallets] the chain whose announced wallets it lists
 * @property {readonly string[]} [list] what scrolls in the modal
 * @property {readonly string[]} [search] its search field
 */

/** @type {readonly Contestant[]} */
export const contestants = [
  {
    name: 'ours',
    label: 'aptos-wallet-kit',
    detail: 'this kit, as one script',
    page: '<aptos-wallet-button></aptos-wallet-button><script src="aptos-wallet-kit.js"></script>',
    button: ['aptos-wallet-button', 'button'],
    modal: ['body > div', 'dialog[open]'],
    wallets: 'aptos',
    list: ['body > div', 'aside'],
    search: ['body > div', 'input'],
  },
  {
    name: 'aptos-adapter',
    label: 'Aptos wallet adapter',
    detail: 'with its ant-design selector and React, bundled',
    package: '@aptos-labs/wallet-adapter-ant-design',
    page: '<link rel="stylesheet" href="aptos-adapter.css"><div id="app"></div><script type="module" src="aptos-adapter.js"></script>',
    button: ['.wallet-button'],
    modal: ['.wallet-selector-modal'],
    wallets: 'aptos',
    list: ['.ant-modal-wrap'],
  },
  {
    name: 'dapp-kit',
    label: 'Mysten dApp kit',
    detail: 'core and web components, without a framework, bundled',
    package: '@mysten/dapp-kit-core',
    page: '<div id="app"></div><script type="module" src="dapp-kit.js"></script>',
    button: ['mysten-dapp-kit-connect-button', 'internal-button'],
    modal: ['mysten-dapp-kit-connect-button', 'mysten-dapp-kit-connect-modal', 'dialog[open]'],
    wallets: 'sui',
    list: ['mysten-dapp-kit-connect-button', 'mysten-dapp-kit-connect-modal', 'wallet-list'],
  },
  {
    name: 'ton-connect',
    label: 'TON Connect UI',
    detail: 'script of the vendor',
    package: '@tonconnect/ui',
    page: '<div id="app"></div><script src="tonconnect-ui.min.js"></script><script src="ton-connect.js"></script>',
    button: ['#app [data-tc-connect-button]'],
    modal: ['[data-tc-wallets-modal-container]'],
  },
  {
    name: 'bitcoin-connect',
    label: 'Bitcoin Connect',
    detail: 'web components, bundled',
    package: '@getalby/bitcoin-connect',
    page: '<div id="app"></div><script type="module" src="bitcoin-connect.js"></script>',
    button: ['bc-button', 'bci-button'],
    modal: ['bc-connect', 'bc-router-outlet', 'bc-start', 'h1'],
  },
  {
    name: 'hello',
    label: 'hello-world modal',
    detail: 'baseline: a button and a dialog with one sentence, built as this kit is, on Preact',
    page: '<div id="app"></div><script src="hello.js"></script>',
    button: ['#app button'],
    modal: ['dialog[open]'],
  },
  {
    name: 'empty',
    label: 'empty script',
    detail: 'baseline: a plain button and an empty script',
    page: '<button type="button">Wallet Connect</button><script src="empty.js"></script>',
    button: ['button'],
  },
]

/** What `--only floor` stands for. */
export const floors = ['hello', 'empty']
