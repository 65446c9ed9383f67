// The descriptions in the tables of the documents. Names, types, codes, and style defaults come from the
// sources. The generator fails if a name is missing here or no longer exists in the sources.

/** @type {Readonly<Record<string, string>>} */
export const reasons = {
  NOT_CONNECTED: 'No wallet is connected.',
  WALLET_NOT_FOUND: 'No wallet with this name is registered.',
  UNSUPPORTED: 'The wallet lacks the feature, or has an unsupported version of it.',
  BAD_WALLET_DATA: 'The response of the wallet, or the argument of `toHex`, cannot be parsed.',
  CANCELLED: 'The user or the page canceled the request, or a newer request replaced it.',
  WALLET_FAILED: 'The wallet threw an error. `code` is the code of that error if it is one of AIP-62.',
}

/** @type {Readonly<Record<string, string>>} */
export const elementAttributes = {
  'preferred-wallet': 'Name of the default wallet. Overrides `configure` and the script tag.',
  'auto-connect': 'Whether the page reconnects on load. On if present, unless the value is `false`.',
  compact: 'Renders a smaller button.',
  hidden: 'Hides the button.',
}

/** @type {Readonly<Record<string, string>>} */
export const variables = {
  '--awk-accent': 'Wallet button, primary button, links, and focus ring.',
  '--awk-on-accent': 'Text on the accent color.',
  '--awk-surface': 'Background of the modals.',
  '--awk-tint': 'Secondary backgrounds: secondary buttons, the selected row, and borders.',
  '--awk-text': 'Text.',
  '--awk-muted': 'Secondary text.',
  '--awk-backdrop': 'Backdrop behind a modal.',
  '--awk-shadow': 'Shadow of a modal.',
  '--awk-radius': 'Corner radius of buttons and rows. Modals use twice this radius.',
  '--awk-space': 'Unit of padding and gaps. The padding of a row is twice this unit.',
  '--awk-font': 'Font family.',
  '--awk-font-size': 'Size of text and icons. Headings are 20 % larger.',
}

/** @type {Readonly<Record<string, string>>} */
export const parts = {
  button: 'Wallet button.',
  'wrong-network':
    'Wallet button while the wallet is on another network than expected. Set together with `button`.',
  dialog: 'Both modals.',
  info: 'Account modal. Set together with `dialog`.',
  frame: 'Content of a modal: the list and the panel.',
  close: 'Close button of a modal.',
  list: 'Side with the list of wallets.',
  header: 'Title and search field of the list.',
  search: 'Search field of the list.',
  wallets: 'Scrolling part of the list.',
  wallet: 'Row of the list, or of the wallets to get.',
  icon: 'Icon of a wallet, or the first letter of its name.',
  panel: 'Side with the current view. Set together with the name of the view.',
  default: 'Default view.',
  install: 'View of a wallet that is not installed.',
  connecting: 'View of a pending connection.',
  get: 'View that lists the wallets to get.',
  failed: 'View of a rejected or failed connection.',
  qr: 'QR code in the view of a wallet that is not installed, with the text under it.',
  logo: 'Icon of the wallet in a view, with its spinner.',
  spinner: 'Spinner of a pending connection.',
  status: 'Main line of a view, which screen readers announce.',
  hint: 'Second line of a view, which screen readers announce.',
  warning: 'Warning of the account modal about a wrong network.',
  details: 'Wallet and network in the account modal.',
  network: 'Name of the network in the account modal.',
  actions: 'Group of the buttons of the account modal.',
  avatar: 'Avatar of the account.',
  blurb: 'Each of the two paragraphs of the default view.',
  glyph: 'Line icon.',
  back: 'Back button of a view. Set together with `link`.',
  primary: 'Primary button.',
  secondary: 'Secondary button.',
  link: 'Link, or a button that looks like one.',
  announcement: 'Text for screen readers only: a change of the connection.',
  'list-status': 'Text for screen readers only: the result of a search.',
}

/** @type {Readonly<Record<string, string>>} */
export const methods = {
  connect:
    'Connects to the named wallet, or else the preferred one. If neither is set, opens the modal. Resolves to `{ status, args }`, also when the user rejects.',
  isConnected: 'Returns true only if both a wallet and an address are set.',
  disconnect: 'Disconnects the wallet and ends the session.',
  getAccount: 'Resolves to the address.',
  getWalletInfo:
    'Resolves to the account and the name, icon, and URL of the wallet, read from the wallet now.',
  getNetworkInfo: 'Resolves to the network that the wallet is on, read from the wallet now.',
  getNetwokrInfo: 'Same function as `getNetworkInfo`, under the spelling of earlier adapters.',
  signMessage: 'Signs a message with a nonce.',
  signTransaction: 'Signs a transaction without submitting it.',
  signAndSubmitTransaction: 'Signs a transaction and submits it. Resolves to its hash.',
  signIn: 'Signs in with Aptos (AIP-116).',
  changeNetwork: 'Prompts the user to switch the network of the wallet.',
  openInMobileApp: "Opens the page in the wallet's mobile app.",
  open: 'Opens the account modal if connected, otherwise the connect modal.',
  close: 'Closes the modal. A pending connection continues.',
  getState: 'Returns the wallet store as a frozen snapshot.',
  subscribe: 'Calls a listener after every change of the store. Returns an unsubscribe function.',
  on: 'Subscribes to an event. Returns an unsubscribe function.',
  getWallets: 'Returns the wallets as the modal lists them: `{ installed, popular }`.',
  mount: 'Renders a wallet button into an element or selector. Returns an unmount function.',
  configure: 'Sets wallets, strings, links, storage, and other options.',
  diagnose:
    'Returns every wallet that registered: whether it is accepted, why not, and its features with their versions.',
  toHex: 'Formats a signature, a key, or bytes as `0x…`.',
  shortenAddress: 'Formats an address as its first 6 characters, `...`, and its last 4.',
  version: 'Version of the kit.',
}

/** @type {Readonly<Record<string, string>>} */
export const options = {
  preferredWallet: 'Name of the default wallet for `connect()` and auto-connect.',
  autoConnect:
    'Whether this page reconnects to the last wallet on load, or prompts the preferred wallet. Default: `true`.',
  lazyWallets:
    'Wallets that are listed as installed, and loaded when the connect modal first opens. Each has `name`, `icon`, and `load`.',
  storage:
    'Synchronous storage for the session, such as `sessionStorage`. If `null`, nothing is stored. Default: `localStorage`.',
  theme: 'Color theme: `auto`, `light`, or `dark`. `auto` follows the system. Default: `auto`.',
  locale:
    'BCP 47 tag of the language of `strings`, such as `pt-BR`. Also sets the writing direction. Default: `en`.',
  strings: 'UI text in that language. Missing strings are in English.',
  catalogue: 'Wallets to offer when they are not installed, in this order. Default: the built-in catalogue.',
  filter: 'Function that returns false for a wallet to hide.',
  order:
    'Function that compares two wallets, as for `Array.prototype.sort`. Default: the preferred wallet first, then the last used one.',
  network: 'Network that your page expects, such as `mainnet`. Users on another network see a warning.',
  createQrCode:
    'Function that creates the QR code of the install view: `createQrCode` of `aptos-wallet-kit/qr`. Default: none.',
  links:
    'URLs of the Learn More link and of the explorer. In the explorer URL, `{address}` and `{network}` are replaced.',
}

/** @type {Readonly<Record<string, string>>} */
export const state = {
  status:
    '`disconnected`, `restoring`, `connecting`, or `connected`. `restoring` is a silent reconnection on load.',
  wallet: 'Connected wallet.',
  installed_wallets: 'Registered wallets, in the order of their registration.',
  address: 'Address as `0x` and 64 hex digits. Empty if no wallet is connected.',
  publicKey: 'Public key as `0x` and hex digits. Empty if no wallet is connected.',
  ansName: 'Aptos name, if the wallet provides one.',
  network: 'Name of the network in lowercase. Empty until the wallet provides it.',
  chainId: 'Chain ID of the network.',
  url: 'HTTPS URL of a full node of the network, if the wallet provides one.',
  isAutoConnectEnabled: 'Whether auto-connect was on when a page of this origin last loaded.',
}

/** @type {Readonly<Record<string, string>>} */
export const events = {
  'wallet-item-click': 'The user selects a wallet in the list.',
  'wallet-connected': 'A session starts.',
  'wallet-disconnected':
    'A session ends and no other wallet replaces it. The page, the wallet, or another tab can end it.',
  'wallet-account-changed': 'The user switches the account in the wallet.',
  'wallet-network-changed':
    'The user switches the network in the wallet, or the wallet provides its network late.',
  'wallet-error':
    'A call to a wallet fails. Not dispatched for `NOT_CONNECTED`, `WALLET_NOT_FOUND`, and `CANCELLED`.',
}
