/** Everything a visitor reads. `{}` stands for a name, of a wallet or of a network, or for the address. */
export declare const english: {
  button: string
  title: string
  close: string
  search: string
  popular: string
  noneFound: string
  what: string
  installed: string
  home: string
  getWallet: string
  homeText: string
  loginText: string
  notInstalled: string
  login: string
  learnMore: string
  get: string
  openIn: string
  connecting: string
  slow: string
  cancel: string
  rejected: string
  failed: string
  copied: string
  copy: string
  copyFailed: string
  again: string
  disconnect: string
  stuck: string
  switchNetwork: string
  forget: string
  wrongNetwork: string
  explorer: string
}
/** A text for each key, all that a visitor reads. `{}` in it stands for a name, of a wallet or of a network, or for the address. */
export type Strings = typeof english
export type StringKey = keyof Strings
/** Languages written from right to left. */
export declare const isRightToLeft: (locale: string) => boolean
/** A string of the page's language, of English where it has none. */
export declare const translate: (strings: Partial<Strings>, key: StringKey, name?: string) => string
