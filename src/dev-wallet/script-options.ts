import { parseMisbehaviour } from './fault-names.js'
import { parseNodeUrl, type WalletState } from './state/state.js'

/** The options of the script tag. */
export interface ScriptOptions {
  readonly state: Partial<WalletState>
  readonly hasPanel: boolean
  readonly canRunRemotely: boolean
  /** One line for each attribute with an invalid value. */
  readonly warnings: readonly string[]
}

/**
 * Parses `data-misbehave`, `data-auto-approve`, `data-node-url`, `data-panel` and `data-allow-remote`.
 *
 * @param data The `dataset` of the script tag, or an empty object for a bundled script.
 */
export function parseScriptOptions(data: DOMStringMap): ScriptOptions {
  const warnings: string[] = []
  const parse = <T>(
    attribute: string,
    value: string | undefined,
    parser: (text: string) => T | undefined,
  ) => {
    const parsed = value === undefined ? undefined : parser(value)
    if (value !== undefined && parsed === undefined) {
      warnings.push(`Dev Wallet: ${attribute}="${value}" is invalid and is ignored.`)
    }
    return parsed
  }
  const misbehave = parse('data-misbehave', data.misbehave, parseMisbehaviour)
  const nodeUrl = parse('data-node-url', data.nodeUrl, parseNodeUrl)
  return {
    state: {
      ...(misbehave && { misbehave }),
      ...(nodeUrl && { nodeUrl }),
      ...(data.autoApprove !== undefined && { autoApprove: isEnabled(data.autoApprove) }),
    },
    hasPanel: isEnabled(data.panel ?? ''),
    canRunRemotely: isEnabled(data.allowRemote),
    warnings,
  }
}

/** Returns whether an attribute is present and not `false`. */
const isEnabled = (value: string | undefined): boolean => value !== undefined && value !== 'false'
