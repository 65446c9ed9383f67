import type { Hex } from '../chain/hex.js'
import { generateSecret } from '../chain/key-pair.js'
import { NETWORKS, readNetworkName } from '../chain/networks.js'
import { readMisbehaviour } from '../misbehaviours.js'
import type { Misbehaviour, NetworkName } from '../types.js'

/** All the wallet remembers, as it lies in the page's storage. */
export interface WalletState {
  /** Ed25519 private keys, one an account; never empty. */
  readonly secrets: readonly Hex[]
  /** Position of the current account in `secrets`. */
  readonly current: number
  /** Whether this origin connected and has not been disconnected since. */
  readonly connected: boolean
  readonly network: NetworkName
  readonly chainId: number
  /** REST address of the `local` network's node. */
  readonly nodeUrl: string
  readonly misbehave: Misbehaviour
  readonly autoApprove: boolean
}

export const freshState = (): WalletState => ({
  secrets: [generateSecret()],
  current: 0,
  connected: false,
  network: 'local',
  chainId: 4,
  nodeUrl: NETWORKS.local.nodeUrl,
  misbehave: 'none',
  autoApprove: false,
})

export const writeState = (state: WalletState): string => JSON.stringify(state)

/** Reads what was stored, field by field: one that is missing or garbage takes its first value, the rest stay. */
export function readState(stored: string | null): WalletState {
  const fresh = freshState()
  const found = parseObject(stored)
  const secrets = Array.isArray(found.secrets) ? found.secrets.filter(isSecret) : []
  const network = readNetworkName(found.network) ?? fresh.network
  const chainId = NETWORKS[network].chainId ?? found.chainId
  return {
    secrets: secrets.length > 0 ? secrets : fresh.secrets,
    current: isIndex(found.current, secrets.length) ? found.current : 0,
    connected: found.connected === true && secrets.length > 0,
    ...(isChainId(chainId) ? { network, chainId } : { network: fresh.network, chainId: fresh.chainId }),
    nodeUrl: readNodeUrl(found.nodeUrl) ?? fresh.nodeUrl,
    misbehave: readMisbehaviour(found.misbehave) ?? fresh.misbehave,
    autoApprove: found.autoApprove === true,
  }
}

/** An http or https address, as it was given; `undefined` for anything else. */
export function readNodeUrl(input: unknown): string | undefined {
  if (typeof input !== 'string' || !/^https?:/i.test(input)) return undefined
  try {
    new URL(input)
    return input
  } catch {
    return undefined
  }
}

function parseObject(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const isSecret = (value: unknown): value is Hex => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value)

const isIndex = (value: unknown, length: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < length

const isChainId = (value: unknown): value is number => isIndex(value, 256)
