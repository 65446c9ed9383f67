import { getWalletObject, type WalletKit, type WalletKitError } from '../../core/index.js'
import type { AptosSignInInput, AptosSignInOutput } from '../types.js'
import { requireApproval, USER_REJECTED } from '../utilities/rejections.js'
import { isLoaded, toAdapterWallet } from './adapter-wallet.js'
import type { AdapterWallet } from './types.js'

const isConnectedTo = (kit: WalletKit, { name }: AdapterWallet) =>
  kit.getConnection().session?.wallet.name === name

/**
 * Connects to a wallet. As in the adapter, rejects if the user rejects. Also resolves if the attempt is canceled.
 *
 * @throws Error if the wallet is already connected.
 * @throws The value with which the wallet failed or rejected, or a string if the wallet returned only a rejection.
 * @throws WalletKitError with any reason other than `WALLET_FAILED` and `CANCELLED`.
 */
export async function connectWallet(kit: WalletKit, wallet: AdapterWallet): Promise<void> {
  if (isConnectedTo(kit, wallet)) throw new Error(`${wallet.name} wallet is already connected`)
  try {
    const result = await kit.connect(wallet.name)
    if (result.status === 'Rejected') throw getWalletObject(result) ?? USER_REJECTED
  } catch (error) {
    const { reason, cause } = error as WalletKitError
    // A canceled attempt, for example after a later one has started, is not an error.
    if (reason === 'CANCELLED') return
    throw reason === 'WALLET_FAILED' ? cause : error
  }
}

/** Loads the lazy wallets, and returns the given wallet with its features. Returns the wallet unchanged if loading fails. */
async function loadAdapterWallet(kit: WalletKit, wallet: AdapterWallet): Promise<AdapterWallet> {
  await kit.loadLazyWallets()
  const entry = kit.getState().installed_wallets.find(({ name }) => name === wallet.name)
  return (entry && toAdapterWallet(entry)) ?? wallet
}

/**
 * Signs in, and then connects silently, because the user has just approved the page. If the wallet rejects the silent request,
 * connects with a prompt.
 *
 * @throws Error if the wallet lacks `aptos:signIn`, a string if the user rejects, the error of a sign-in that fails, WalletKitError
 *   if the silent request fails or is canceled, and the errors of `connectWallet()`.
 */
export async function signInAndConnect(
  kit: WalletKit,
  listedWallet: AdapterWallet,
  input: AptosSignInInput,
): Promise<AptosSignInOutput> {
  // Avoid `await` if possible, because a browser can block a popup that a later task opens.
  const wallet = isLoaded(listedWallet) ? listedWallet : await loadAdapterWallet(kit, listedWallet)
  const feature = wallet.features['aptos:signIn']
  if (!feature) throw new Error(`aptos:signIn is not supported by ${wallet.name}`)
  const output = requireApproval(await feature.signIn(input))
  const result = await kit.connect(wallet.name, { silent: true })
  if (result.status === 'Rejected') await connectWallet(kit, wallet)
  return output
}
