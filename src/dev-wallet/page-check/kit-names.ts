/**
 * The names that a page passes to the kit, copied because the development wallet shares no code with the kit.
 * `test/types/dev-wallet-names.test-d.ts` compares the options, the events, and the button's attributes with the types of the kit.
 */

/** The options of `configure()` and `mount()`, with the kind of each value. */
export const OPTIONS = {
  preferredWallet: 'string',
  autoConnect: 'boolean',
  network: 'string',
  theme: 'string',
  locale: 'string',
  strings: 'object',
  catalogue: 'array',
  lazyWallets: 'array',
  filter: 'function',
  order: 'function',
  storage: 'object',
  links: 'object',
  terms: 'object',
  authentication: 'object',
  balance: 'function',
  createQrCode: 'function',
} as const

/** The fields of two options, for which other names get a warning. */
export const FIELDS = {
  terms: ['url', 'privacyUrl', 'checkbox'],
  links: ['learnMore', 'explorer', 'transaction'],
} as const

/** The events of `on()`. */
export const EVENTS = [
  'wallet-item-click',
  'wallet-connected',
  'wallet-disconnected',
  'wallet-account-changed',
  'wallet-network-changed',
  'wallet-error',
  'wallet-transaction',
  'wallet-signed-in',
  'wallet-signed-out',
] as const

/** The attributes that the script tag of the kit has, but the wallet button does not have. */
export const SCRIPT_ONLY_ATTRIBUTES = ['data-theme', 'data-locale', 'data-network'] as const

/** The attributes of the script tag that loads the kit. */
export const SCRIPT_ATTRIBUTES = [
  'data-preferred-wallet',
  'data-auto-connect',
  ...SCRIPT_ONLY_ATTRIBUTES,
] as const

/** The attributes of `<aptos-wallet-button>`. */
export const BUTTON_ATTRIBUTES = ['preferred-wallet', 'auto-connect', 'compact', 'hidden'] as const

/** The attributes of the script tag that loads the development wallet. */
export const DEV_WALLET_ATTRIBUTES = [
  'data-private-key',
  'data-misbehave',
  'data-auto-approve',
  'data-network',
  'data-node',
  'data-node-url',
  'data-panel',
  'data-sign-in',
  'data-allow-remote',
] as const

export const BUTTON_TAG = 'aptos-wallet-button'

export const THEMES = ['auto', 'light', 'dark'] as const
