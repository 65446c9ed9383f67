/** The core by its package name: what compiles, and what must not. */
import {
  type ConnectionResult,
  createWalletKit,
  type KitEventMap,
  type Reason,
  shortenAddress,
  toHex,
  type WalletEntry,
  WalletKitError,
  type WalletState,
} from 'aptos-wallet-kit'

const kit = createWalletKit({ preferredWallet: 'Petra', autoConnect: false, storage: null })

export async function connects() {
  const result: ConnectionResult = await kit.connect('Petra', {
    silent: true,
    signal: AbortSignal.timeout(1),
  })
  if (result.status === 'Approved') {
    const { address, publicKey, ansName }: { address: string; publicKey: string; ansName: string | null } =
      result.args
    return [address, publicKey, ansName]
  }
  // @ts-expect-error a refusal has no account
  result.args
  // @ts-expect-error a wallet is a name or an entry
  await kit.connect(42)
  // @ts-expect-error a signal is an AbortSignal
  await kit.connect('Petra', { signal: true })
  const [first] = kit.getState().installed_wallets
  return kit.connect(first)
}

export function hears() {
  const remove: () => void = kit.on('wallet-connected', ({ detail }) => {
    const connected: KitEventMap['wallet-connected'] = detail
    const wallet: WalletEntry = detail.wallet
    // @ts-expect-error the network is told by another event
    detail.chainId
    return [connected.address, wallet.name]
  })
  kit.on('wallet-network-changed', ({ detail: { name, chainId } }) => `${name} ${chainId.toFixed()}`)
  kit.on('wallet-error', ({ detail: { reason, code } }) => [reason, code.toFixed()])
  // @ts-expect-error there is no such event
  kit.on('wallet-conected', () => {})
  const removeListener: () => void = kit.subscribe((state: WalletState) => state.address)
  return [remove, removeListener]
}

export function reads(state: WalletState) {
  const status: 'disconnected' | 'restoring' | 'connecting' | 'connected' = state.status
  const chainId: number | null = state.chainId
  // @ts-expect-error the store is read only
  state.address = '0x1'
  // @ts-expect-error and so is the list in it
  state.installed_wallets.push(state.wallet)
  // @ts-expect-error no wallet may be connected
  state.wallet.name
  return [status, chainId]
}

export function fails(error: unknown) {
  if (!(error instanceof WalletKitError)) return
  const reason: Reason = error.reason
  const code: number = error.code
  const wallet: string | undefined = error.wallet
  // @ts-expect-error there is no such reason
  if (reason === 'NOT_FOUND') return
  return [code, wallet]
}

export const texts: string[] = [toHex(new Uint8Array()), shortenAddress('0x1')]
// @ts-expect-error an address is text
shortenAddress(1)
// @ts-expect-error a storage has these three functions
createWalletKit({ storage: { getItem: () => null } })
// @ts-expect-error there is no such option
createWalletKit({ preferedWallet: 'Petra' })
// @ts-expect-error the adapter's own spelling is the page's
kit.getNetwokrInfo()
