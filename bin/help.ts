/** The examples under the help texts. */

export const programExamples = `
Examples:
  $ npx aptos-wallet-kit create my-page --dev-wallet   a page to try without an extension
  $ npx aptos-wallet-kit serve my-page --open          see it
  $ npx aptos-wallet-kit embed site/index.html         the script tag for a page of yours

Exit codes: 0 done, 1 refused or failed, 2 wrong usage. A run that fails leaves the folder as it was,
unless it was done and only its output could not be written.`

export const createExamples = `
Examples:
  $ npx aptos-wallet-kit create
  $ npx aptos-wallet-kit create shop --wallet "OKX Wallet" --no-auto-connect
  $ npx aptos-wallet-kit create demo --dev-wallet --theme dark --title "My first dapp"
  $ npx aptos-wallet-kit create app --template vite-react-ts

The catalogue's names need no capitals: --wallet petra. Any other name is taken as it is.`

export const serveExamples = `
Examples:
  $ npx aptos-wallet-kit serve
  $ npx aptos-wallet-kit serve my-page --port 8000 --open

Hidden files are not served, nor anything outside of the folder. Stop it with Ctrl-C.`

export const embedExamples = `
Examples:
  $ npx aptos-wallet-kit embed site/index.html
  $ npx aptos-wallet-kit embed site --write --wallet petra --theme light`

export const updateExamples = `
Examples:
  $ npx aptos-wallet-kit@latest update my-page`
