/** Everything a visitor reads. `{wallet}` stands for a wallet's name. */
export const english = {
  button: 'Wallet Connect',
  title: 'Connect a Wallet',
  close: 'Close',
  search: 'Search wallets',
  noneFound: 'No wallet of this name',
  installed: 'Installed',
  popular: 'Popular',
  what: 'What is a Wallet?',
  home: 'A Home for your Digital Assets',
  homeText: 'Hold coins, tokens and collectibles on Aptos, and send or receive them whenever you like.',
  login: 'A New Way to Log In',
  loginText: 'No new account and no password to remember: your wallet vouches for you.',
  getWallet: 'Get a Wallet',
  learnMore: 'Learn More',
  notInstalled: 'This wallet is not installed yet. Click below to get it.',
  get: 'Get {wallet}',
  openIn: 'Open in {wallet}',
  connecting: 'Connecting to {wallet}...',
  confirm: 'Confirm the connection in your wallet.',
  slow: 'Still waiting. The wallet may be locked, or its window hidden behind this one.',
  cancel: 'Cancel',
  rejected: 'You declined the request in {wallet}.',
  failed: '{wallet} could not connect.',
  again: 'Try again',
  account: 'Your wallet',
  copy: 'Copy Address',
  copied: 'Copied!',
  disconnect: 'Disconnect',
  stuck: '{wallet} did not let go.',
  forget: 'Forget it on this page',
}

export type Strings = typeof english
export type StringKey = keyof Strings

/** Languages written from right to left. */
export const isRightToLeft = (locale: string): boolean => /^(ar|dv|fa|he|ps|sd|ug|ur|yi)\b/i.test(locale)

/** A string of the page's language, of English where it has none. */
export const translate = (strings: Partial<Strings>, key: StringKey, wallet = ''): string =>
  // A function, because a name may hold what `replace` reads as a pattern (`$&`).
  (strings[key] ?? english[key]).replace('{wallet}', () => wallet)
