/** Everything a visitor reads. `{}` stands for a name, of a wallet or of a network, or for the address. */
export const english = {
  button: 'Wallet Connect',
  title: 'Connect a Wallet',
  close: 'Close',
  search: 'Search wallets',
  popular: 'Popular',
  noneFound: 'Not found',
  what: 'What is a Wallet?',
  installed: 'Installed',
  home: 'A Home for your Digital Assets',
  getWallet: 'Get a Wallet',
  homeText: 'Hold, send and receive coins and collectibles on Aptos.',
  loginText: 'No new account, no password: your wallet vouches for you.',
  notInstalled: 'This wallet is not installed yet. Click below to get it.',
  login: 'A New Way to Log In',
  learnMore: 'Learn More',
  get: 'Get {}',
  openIn: 'Open in {}',
  connecting: 'Connecting to {}...',
  slow: 'The wallet may be locked, or its window hidden.',
  cancel: 'Cancel',
  rejected: 'You declined the request in {}.',
  failed: '{} could not connect.',
  copied: 'Copied!',
  copy: 'Copy Address',
  copyFailed: 'Copy it by hand: {}',
  again: 'Try Again',
  disconnect: 'Disconnect',
  stuck: '{} did not disconnect.',
  switchNetwork: 'Switch Network',
  forget: 'Forget it on this page',
  wrongNetwork: 'This page uses {}.',
  explorer: 'View on Explorer',
}

/** A text for each key, all that a visitor reads. `{}` in it stands for a name, of a wallet or of a network, or for the address. */
export type Strings = typeof english
export type StringKey = keyof Strings

/** Languages written from right to left. */
export const isRightToLeft = (locale: string): boolean => /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/i.test(locale)

/** A string of the page's language, of English where it has none. */
export const translate = (strings: Partial<Strings>, key: StringKey, name = ''): string =>
  // A function, because a name may hold what `replace` reads as a pattern (`$&`).
  (strings[key] ?? english[key]).replace('{}', () => name)
