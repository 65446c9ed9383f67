import type { TransactionStrings } from './transaction-strings.js'

/**
 * The English strings. `{}` stands for the only value in a string, such as the name of a wallet, an address, a link, or a
 * number. A string with two values has `{network}` and `{wallet}`. `{terms}` and `{privacy}` are links, whose text comes from
 * the strings `terms` and `privacy`.
 */
export const english = {
  // Button and list
  button: 'Wallet Connect',
  title: 'Connect a Wallet',
  close: 'Close',
  back: 'Back',
  search: 'Search wallets',
  installed: 'Installed',
  popular: 'Popular',
  lastUsed: 'Last used',
  noneFound: 'No wallets found.',
  noneOnDevice: 'No wallets found on this device.',
  resultCount: 'Wallets found: {}',

  // First view
  what: 'What is a Wallet?',
  home: 'A Home for your Digital Assets',
  homeText: 'Hold, send, and receive coins, tokens, and NFTs on Aptos.',
  login: 'A New Way to Log In',
  loginText: 'Connect your wallet instead of creating an account and password on every site.',
  getWallet: 'Get a Wallet',
  learnMore: 'Learn More',

  // Install
  notInstalled: 'This wallet is not installed yet. Click below to get it.',
  get: 'Get {}',
  openIn: 'Open {}',
  openInText: 'Open this page in {}.',

  // Connecting
  connecting: 'Connecting to {}...',
  waiting: 'Approve the request in {}.',
  slow: 'Still waiting? Unlock {} or look for its pop-up window.',
  cancel: 'Cancel',

  // Outcome
  rejected: 'You rejected the request in {}.',
  failed: "Couldn't connect to {}.",
  again: 'Try Again',
  connected: 'Connected to {}.',
  disconnected: 'Disconnected.',

  // Signing in, after the connection
  signInWith: 'Sign In with {}',
  signInText: 'Sign a message in {} to log in to this site. It costs nothing.',
  signIn: 'Sign In',
  signInFailed: "Couldn't log in.",

  // Account
  buttonConnected: 'Wallet {}, connected',
  copy: 'Copy Address',
  copied: 'Copied!',
  copyFailed: "Couldn't copy. Your address: {}",
  changeWallet: 'Change Wallet',
  disconnect: 'Disconnect',
  disconnectFailed: "Couldn't disconnect from {}.",
  forget: 'Remove from This Site',
  explorer: 'View on Explorer',

  // Terms
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  agreeToTerms: 'By connecting, you agree to the {terms}.',
  agreeToTermsAndPrivacy: 'By connecting, you agree to the {terms} and the {privacy}.',
  acceptTerms: 'I agree to the {terms}.',
  acceptTermsAndPrivacy: 'I agree to the {terms} and the {privacy}.',

  // Network
  wrongNetwork: 'Wrong network. This site uses {}.',
  switchNetwork: 'Switch Network',
  switched: 'Switched to {}.',
  switchFailed: "Couldn't switch the network. Change it to {network} in {wallet}.",
  switchUnsupported: "{wallet} can't switch networks for a site. Change it to {network} in the wallet.",

  // Places that wallets can't reach
  inFrame: "This page is embedded in another site, so some wallets can't reach it.",
  newTab: 'Open in a New Tab',
  inWebView: "This app's browser can't reach wallets. Open the page in your browser.",
  copyLink: 'Copy Link',
  copyLinkFailed: "Couldn't copy. The link: {}",
}

/** A string for each key, and the strings of `transactions.js`, with the placeholders of the English strings. */
export type Strings = typeof english & { readonly transactions: TransactionStrings }
export type StringKey = keyof typeof english

/** The strings that a page sets. The others are in English. */
export type StringOptions = Partial<typeof english> & { readonly transactions?: Partial<TransactionStrings> }

/**
 * Scripts that are written from right to left, in a BCP 47 tag. `bin/languages.ts` has the same pattern, and
 * `test/unit/ui/strings.test.ts` compares the two.
 */
const RIGHT_TO_LEFT_SCRIPTS = /-(?:Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)\b/

/**
 * Returns whether a language is written from right to left. `false` if the locale is not a language tag.
 *
 * @param locale BCP 47 tag of the language, with or without a script.
 */
export function isRightToLeft(locale: string): boolean {
  // Skip `Intl.Locale` for the default locale: the first call loads data about languages, which takes milliseconds.
  if (locale === 'en') return false
  try {
    return RIGHT_TO_LEFT_SCRIPTS.test(new Intl.Locale(locale).maximize().toString())
  } catch {
    return false
  }
}

/** Values of the placeholders of a string: one value for `{}`, or values by name. */
export type Placeholders = string | Readonly<Record<string, string | undefined>>

/**
 * Splits a string in the page's language into texts and names of placeholders. `isPlaceholderIndex()` distinguishes the two. If
 * there is no translation, splits the English string.
 */
export function translateToParts(strings: StringOptions, key: StringKey): readonly string[] {
  const translation: unknown = strings[key]
  return (typeof translation === 'string' ? translation : english[key]).split(/\{(\w*)\}/)
}

/** Returns whether the part at an index is the name of a placeholder. */
export const isPlaceholderIndex = (index: number): boolean => index % 2 === 1

/** Returns a string in the page's language, with values in place of its placeholders. A missing value becomes empty text. */
export function translate(strings: StringOptions, key: StringKey, values: Placeholders = ''): string {
  const getValue = (name: string) => (typeof values === 'string' ? values : (values[name] ?? ''))
  return translateToParts(strings, key)
    .map((part, index) => (isPlaceholderIndex(index) ? getValue(part) : part))
    .join('')
}
