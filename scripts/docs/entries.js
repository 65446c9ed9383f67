// The entries of the package, for the table of the documents. An entry that package.json doesn't export is omitted.

/** @typedef {{ readonly use: string, readonly page: string, readonly file?: string, readonly measured?: 'react' | 'dropIn', readonly isMain?: boolean }} Entry */

/**
 * The use, the page in the documents, and the size of each entry. The size is the limit of a file in test/architecture/sizes.json,
 * or a measurement by bench/wallet-adapter-size.js. README lists only the main entries.
 *
 * @type {Readonly<Record<string, Entry>>}
 */
export const ENTRIES = {
  './aptos-wallet-kit.js': {
    use: 'Any page, with a script tag and without a bundler',
    page: 'script-tag.md',
    file: 'aptos-wallet-kit.js',
    isMain: true,
  },
  './react': { use: 'React and Next.js', page: 'react.md', measured: 'react', isMain: true },
  './wallet-adapter-react': {
    use: 'React applications on the Aptos wallet adapter',
    page: 'coming-from-the-aptos-adapter.md',
    measured: 'dropIn',
    isMain: true,
  },
  '.': {
    use: 'Your own UI, in any framework',
    page: 'vue-svelte.md#your-own-ui',
    file: 'index.js',
    isMain: true,
  },
  './sign-in': { use: 'Logging users in: the page', page: 'log-in.md', file: 'sign-in.mjs' },
  './verify': { use: 'Logging users in: your server', page: 'sign-in-server.md' },
  './transactions': {
    use: 'Following transactions to their end',
    page: 'transactions.md',
    file: 'transactions.mjs',
  },
  './petra-web': {
    use: 'Petra Web, Continue with Google, and Continue with Apple',
    page: 'popups.md',
    file: 'petra-web.js',
  },
  './cross-chain': {
    use: 'Wallets of other chains, such as MetaMask and Phantom',
    page: 'cross-chain.md',
    file: 'cross-chain.js',
  },
  './catalogue': {
    use: 'A longer list of wallets to install',
    page: 'wallets.md',
    file: 'catalogue.js',
  },
  './qr': {
    use: 'A QR code that opens the page on a phone',
    page: 'phones.md#qr-code-on-a-computer',
    file: 'qr.js',
  },
  './locales/*': { use: 'UI text in other languages', page: 'languages.md' },
  './dev-wallet': {
    use: 'Development without a wallet extension',
    page: 'dev-wallet.md',
    file: 'dev-wallet.js',
  },
  './testing': { use: 'Automated tests', page: 'testing.md' },
}

/** The exports without a row in the table: types, and `package.json`. Names that end with `.js` need no row either. */
export const OTHER_FORMS = ['./global', './package.json']
