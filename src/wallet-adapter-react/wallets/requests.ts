import type {
  AptosChangeNetworkOutput,
  AptosSignMessageInput,
  AptosSignMessageOutput,
  Network,
} from '../types.js'
import { fetchDevnetChainId, loadSdk } from '../utilities/load-sdk.js'
import { requireApproval } from '../utilities/rejections.js'
import type { RequestSession } from './adapter-session.js'

const CHAIN_IDS: Partial<Record<string, number>> = { mainnet: 1, testnet: 2, local: 4 }

export const signMessage = async (
  { wallet }: RequestSession,
  input: AptosSignMessageInput,
): Promise<AptosSignMessageOutput> =>
  requireApproval(await wallet.features['aptos:signMessage'].signMessage(input))

/**
 * Signs a message and verifies the signature with the public key of the account.
 *
 * @throws string if the user rejects the request.
 * @throws Error if ts-sdk does not support the network, or, with the reason, if the signature of a keyless account is invalid.
 */
export async function signMessageAndVerify(
  session: RequestSession,
  input: AptosSignMessageInput,
): Promise<boolean> {
  const response = await session.wallet.features['aptos:signMessage'].signMessage(input)
  const { fullMessage, signature } = requireApproval(response, 'Failed to sign a message')
  const { publicKey } = session.account
  const signed = { message: new TextEncoder().encode(fullMessage), signature }
  if (!publicKey.verifySignatureAsync) return publicKey.verifySignature(signed)
  // The signatures of keyless accounts are verified with keys that a full node returns.
  const { getAptosConfig } = await loadSdk()
  return publicKey.verifySignatureAsync({
    ...signed,
    aptosConfig: getAptosConfig(session.network, session.dappConfig),
    options: { throwErrorWithReason: true },
  })
}

export async function changeNetwork(
  { wallet }: RequestSession,
  name: Network,
): Promise<AptosChangeNetworkOutput> {
  const feature = wallet.features['aptos:changeNetwork']
  if (!feature) throw new Error(`${wallet.name} does not support changing network request`)
  const chainId = name === 'devnet' ? await fetchDevnetChainId() : CHAIN_IDS[name]
  return requireApproval(await feature.changeNetwork({ name, chainId: chainId as number }))
}
