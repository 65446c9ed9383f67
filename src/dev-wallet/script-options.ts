import type { Hex } from './chain/hex.js'
import { parsePrivateKey } from './chain/key-pair.js'
import { NETWORKS, parseNetworkName } from './chain/networks.js'
import { parseMisbehaviour } from './fault-names.js'
import { parseNodeMode, parseNodeUrl, type WalletState } from './state/state.js'

/** The options of the script tag. */
export interface ScriptOptions {
  readonly state: Partial<WalletState>
  /** The private key of the account that is selected on page load. */
  readonly privateKey: Hex | undefined
  readonly hasPanel: boolean
  readonly canRunRemotely: boolean
  /** Whether the wallet has `aptos:signIn`. */
  readonly hasSignIn: boolean
  /** A warning for each attribute with an invalid value. */
  readonly warnings: readonly string[]
}

/**
 * Parses `data-private-key`, `data-misbehave`, `data-auto-approve`, `data-network`, `data-node`, `data-node-url`, `data-panel`,
 * `data-sign-in`, and `data-allow-remote`.
 *
 * @param script The script tag, or `null` for a bundled script.
 */
export function parseDevWalletOptions(script: Pick<Element, 'getAttribute'> | null): ScriptOptions {
  const warnings: string[] = []
  const getAttribute = (name: string) => script?.getAttribute(name) ?? undefined
  const parse = <T>(name: string, parser: (text: string) => T | undefined) => {
    const value = getAttribute(name)
    const parsed = value === undefined ? undefined : parser(value)
    if (value !== undefined && parsed === undefined) {
      warnings.push(`Dev Wallet: the value of ${name} is invalid and is ignored.`)
    }
    return parsed
  }
  const misbehave = parse('data-misbehave', parseMisbehaviour)
  const node = parse('data-node', parseNodeMode)
  const nodeUrl = parse('data-node-url', parseNodeUrl)
  const autoApprove = getAttribute('data-auto-approve')
  return {
    state: {
      ...(misbehave && { misbehave }),
      ...parse('data-network', parseStartNetwork),
      ...(node && { node }),
      ...(nodeUrl && { nodeUrl }),
      ...(autoApprove !== undefined && { autoApprove: autoApprove !== 'false' }),
    },
    privateKey: parse('data-private-key', parsePrivateKey),
    hasPanel: getAttribute('data-panel') !== 'false',
    hasSignIn: getAttribute('data-sign-in') !== 'false',
    canRunRemotely: (getAttribute('data-allow-remote') ?? 'false') !== 'false',
    warnings,
  }
}

/** Parses the initial network. Returns `undefined` for devnet, whose chain ID must be read from a node. */
function parseStartNetwork(text: string): Pick<WalletState, 'network' | 'chainId'> | undefined {
  const network = parseNetworkName(text)
  const chainId = network && NETWORKS[network].chainId
  return network && chainId ? { network, chainId } : undefined
}
