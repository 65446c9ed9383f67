/** Everything a visitor reads. `{}` stands for a name, of a wallet or of a network, or for the address. */
export const english = {
  button: 'Wallet Connect',
  title: 'Connect a Wallet',
  close: 'Close',
  search: 'Search wallets',
  noneFound: 'Not found',
  installed: 'Installed',
  popular: 'Popular',
  what: 'What is a Wallet?',
  home: 'A Home for your Digital Assets',
  homeText: 'Hold, send and receive coins and collectibles on Aptos.',
  login: 'A New Way to Log In',
  loginText: 'No new account, no password: your wallet vouches for you.',
  getWallet: 'Get a Wallet',
  learnMore: 'Learn More',
  notInstalled: 'This wallet is not installed yet. Click below to get it.',
  get: 'Get {}',
  openIn: 'Open in {}',
  connecting: 'Connecting to {}...',
  slow: 'The wallet may be locked, or its window hidden.',
  cancel: 'Cancel',
  rejected: 'You declined the request in {}.',
  failed: '{} could not connect.',
  again: 'Try Again',
  copy: 'Copy Address',
  copied: 'Copied!',
  copyFailed: 'Copy it by hand: {}',
  disconnect: 'Disconnect',
  stuck: '{} did not disconnect.',
  forget: 'Forget it on this page',
  explorer: 'View on Explorer',
  wrongNetwork: 'This page uses {}.',
  switchNetwork: 'Switch Network',
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
