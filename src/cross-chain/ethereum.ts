import { addListener, dispatchEvent, toDataImage, toPlainText } from '../core/internal.js'
import type { SourceWallet } from './types.js'

/** The `detail` of the event with which an Ethereum wallet registers (EIP-6963). No field can be trusted. */
interface ProviderDetail {
  readonly info: { readonly name: unknown; readonly icon: unknown }
  readonly provider: Provider
}

/** An EIP-1193 provider. */
interface Provider {
  request(input: { readonly method: string }): Promise<unknown>
  on(name: 'accountsChanged', listener: () => void): void
}

/** Code of EIP-1474 for a resource that is not available, here for a request that is pending. */
const REQUEST_PENDING = -32002

const loadPackage = () => import('@aptos-labs/derived-wallet-ethereum')

function createSourceWallet(detail: ProviderDetail): SourceWallet {
  const { info, provider } = detail
  /** Requests the accounts, and returns whether there are any. Only `eth_requestAccounts` prompts. */
  const callAccountsMethod = async (method: 'eth_accounts' | 'eth_requestAccounts') => {
    const accounts = await provider.request({ method })
    return Array.isArray(accounts) && accounts.length > 0
  }
  /** The last request, while its prompt can be open. */
  let pendingRequest: Promise<boolean> | undefined
  const requestAccounts = () => {
    const previous = pendingRequest
    pendingRequest = callAccountsMethod('eth_requestAccounts')
      .catch((error) => {
        // MetaMask rejects another request until the user has responded to its prompt.
        if (previous && error?.code === REQUEST_PENDING) return previous
        throw error
      })
      .finally(() => {
        pendingRequest = undefined
      })
    return pendingRequest
  }
  return {
    name: toPlainText(`${info.name} (Ethereum)`),
    // Trim the URL, because some wallets put line breaks around it.
    icon: toDataImage(`${info.icon}`.trim()),
    requestAccess: (silent) => (silent ? callAccountsMethod('eth_accounts') : requestAccounts()),
    hasAccount: () => callAccountsMethod('eth_accounts'),
    preload: loadPackage,
    async derive(defaultNetwork) {
      const { EIP1193DerivedWallet } = await loadPackage()
      return new EIP1193DerivedWallet(detail, { defaultNetwork })
    },
    onAccountChange: (listener) => provider.on('accountsChanged', listener),
    // EIP-1193 has no method that ends the access.
    async disconnect() {},
  }
}

/**
 * Requests the Ethereum wallets, and listens for those that load later.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 * @param onWallet Called once for each wallet.
 */
export function discoverEthereumWallets(page: Window, onWallet: (wallet: SourceWallet) => void): void {
  // Remember the providers, because wallets dispatch the event again whenever a script of the page requests wallets.
  const providers = new WeakSet<object>()
  addListener(page, 'eip6963:announceProvider', (event) => {
    try {
      const { detail } = event as CustomEvent<ProviderDetail>
      if (typeof detail.provider.request !== 'function' || providers.has(detail.provider)) return
      providers.add(detail.provider)
      onWallet(createSourceWallet(detail))
    } catch {} // Skip a faulty wallet.
  })
  dispatchEvent(page, new Event('eip6963:requestProvider'))
}
