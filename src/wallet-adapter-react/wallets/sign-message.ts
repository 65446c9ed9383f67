import type { UserResponse } from '../../core/index.js'
import type {
  AptosChangeNetworkOutput,
  AptosSignMessageInput,
  AptosSignMessageOutput,
  DappConfig,
  Network,
} from '../types.js'
import { fetchDevnetChainId, loadAptos } from '../utilities/network.js'
import { USER_REJECTED } from '../utilities/rejections.js'
import type { AdapterSession } from './adapter-session.js'

const CHAIN_IDS: Partial<Record<string, number>> = { mainnet: 1, testnet: 2, local: 4 }

/** @throws string if the user rejected the request */
export function unwrapResponse<Args>(response: UserResponse<Args>, rejection = USER_REJECTED): Args {
  if (response.status === 'Rejected') throw rejection
  return (response as { args: Args }).args
}

export const signMessage = async ({ wallet }: AdapterSession, input: AptosSignMessageInput) =>
  unwrapResponse(await wallet.features['aptos:signMessage'].signMessage(input))

export async function changeNetwork(
  { wallet }: AdapterSession,
  name: Network,
): Promise<AptosChangeNetworkOutput> {
  const feature = wallet.features['aptos:changeNetwork']
  if (!feature) throw new Error(`${wallet.name} does not support changing network request`)
  const chainId = name === 'devnet' ? await fetchDevnetChainId() : CHAIN_IDS[name]
  return unwrapResponse(await feature.changeNetwork({ name, chainId: chainId as number }))
}

/** Signs a message and verifies the signature with the public key of the account. */
export async function signMessageAndVerify(
  { wallet, account, network }: AdapterSession,
  input: AptosSignMessageInput,
  dappConfig: DappConfig | undefined,
): Promise<boolean> {
  const { fullMessage, signature } = unwrapResponse<AptosSignMessageOutput>(
    await wallet.features['aptos:signMessage'].signMessage(input),
    'Failed to sign a message',
  )
  const { publicKey } = account
  const signed = { message: new TextEncoder().encode(fullMessage), signature }
  if (!publicKey.verifySignatureAsync) return publicKey.verifySignature(signed)
  // Keyless accounts are verified with keys that a full node returns.
  const { config } = await loadAptos(network, dappConfig)
  return publicKey.verifySignatureAsync({ ...signed, aptosConfig: config })
}
