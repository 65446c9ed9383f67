/** The package of the Aptos wallet adapter for React, which re-exports the package of the adapter's core. */
export const REACT_ADAPTER = '@aptos-labs/wallet-adapter-react'

/** The packages of the Aptos wallet adapter that the drop-in replaces. */
export const ADAPTER_PACKAGES = [REACT_ADAPTER, '@aptos-labs/wallet-adapter-core']

/** The module of the kit that replaces both packages. */
export const DROP_IN = 'aptos-wallet-kit/wallet-adapter-react'

/** The module of the kit with the wallet button. */
export const REACT_ENTRY = 'aptos-wallet-kit/react'

export const WALLET_BUTTON = 'WalletButton'

/** The adapter's packages of UI components, each with the component that the kit's wallet button replaces. */
export const COMPONENT_BY_UI_PACKAGE: Readonly<Record<string, string>> = {
  '@aptos-labs/wallet-adapter-ant-design': 'WalletSelector',
  '@aptos-labs/wallet-adapter-mui-design': 'WalletConnector',
}

export const REPLACED_PACKAGES = [...ADAPTER_PACKAGES, ...Object.keys(COMPONENT_BY_UI_PACKAGE)]

/** Returns whether a module belongs to a package that adds wallets of other chains to the adapter. */
export const isCrossChainPackage = (module: string) =>
  /^@aptos-labs\/(?:derived-wallet-|cross-chain-core\b)/.test(module)

/** Matches text that contains the name of a package of the adapter or of other chains. */
export const ANY_PACKAGE =
  /@aptos-labs\/(?:wallet-adapter-(?:react|core|ant-design|mui-design)|derived-wallet-[\w-]+|cross-chain-core)\b/

/** Returns the scoped package of a module, for example `@a/b` for `@a/b/dist/index.css`. */
export const getPackageName = (module: string) => module.split('/', 2).join('/')
