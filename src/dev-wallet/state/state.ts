import type { Hex } from '../chain/hex.js'
import { generatePrivateKey } from '../chain/key-pair.js'
import { NETWORKS, parseNetworkName } from '../chain/networks.js'
import { parseMisbehaviour } from '../fault-names.js'
import type { Misbehaviour, NetworkName, NodeMode } from '../types.js'

/** The state of the wallet. Its field names are those of the stored JSON. */
export interface WalletState {
  /** Ed25519 private keys, one for each account. Never empty. */
  readonly secrets: readonly Hex[]
  /** The index of the current account in `secrets`. */
  readonly current: number
  /** Whether the page's origin is connected. */
  readonly connected: boolean
  readonly network: NetworkName
  readonly chainId: number
  /** The REST address of the full node of the network `local`. */
  readonly nodeUrl: string
  readonly node: NodeMode
  readonly misbehave: Misbehaviour
  readonly autoApprove: boolean
}

export const createInitialState = (): WalletState => ({
  secrets: [generatePrivateKey()],
  current: 0,
  connected: false,
  network: 'local',
  chainId: 4,
  nodeUrl: NETWORKS.local.nodeUrl,
  node: 'live',
  misbehave: 'none',
  autoApprove: false,
})

export const serializeState = (state: WalletState): string => JSON.stringify(state)

/** Parses stored state. A field that is missing or invalid, and each field that depends on it, gets its initial value. */
export function parseState(stored: string | null): WalletState {
  const initial = createInitialState()
  const fields = parseObject(stored)
  const secrets = Array.isArray(fields.secrets) ? fields.secrets.filter(isSecret) : []
  const network = parseNetworkName(fields.network) ?? initial.network
  const chainId = NETWORKS[network].chainId ?? fields.chainId
  return {
    secrets: secrets.length > 0 ? secrets : initial.secrets,
    current: isIndex(fields.current, secrets.length) ? fields.current : 0,
    connected: fields.connected === true && secrets.length > 0,
    ...(isChainId(chainId) ? { network, chainId } : { network: initial.network, chainId: initial.chainId }),
    nodeUrl: parseNodeUrl(fields.nodeUrl) ?? initial.nodeUrl,
    node: parseNodeMode(fields.node) ?? initial.node,
    misbehave: parseMisbehaviour(fields.misbehave) ?? initial.misbehave,
    autoApprove: fields.autoApprove === true,
  }
}

/** Parses the option `node`. */
export const parseNodeMode = (input: unknown): NodeMode | undefined =>
  input === 'stub' || input === 'live' ? input : undefined

/** Returns an HTTP or HTTPS URL unchanged, and `undefined` for any other value. */
export function parseNodeUrl(input: unknown): string | undefined {
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
    return Object(JSON.parse(stored ?? ''))
  } catch {
    return {}
  }
}

const isSecret = (value: unknown): value is Hex => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value)

const isIndex = (value: unknown, length: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < length

const isChainId = (value: unknown): value is number => isIndex(value, 256)
