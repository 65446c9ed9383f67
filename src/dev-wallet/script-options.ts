import { readMisbehaviour } from './misbehaviours.js'
import { readNodeUrl, type WalletState } from './state/state.js'

/** What a page author says on the script tag. */
export interface ScriptOptions {
  readonly state: Partial<WalletState>
  readonly showsPanel: boolean
  readonly allowsRemote: boolean
  /** One line for each attribute that could not be read. */
  readonly complaints: readonly string[]
}

/**
 * Reads `data-misbehave`, `data-auto-approve`, `data-node-url`, `data-panel` and `data-allow-remote`.
 * @param data the script tag's `dataset`; empty for a script that was bundled
 */
export function readScriptOptions(data: DOMStringMap): ScriptOptions {
  const complaints: string[] = []
  const read = <T>(attribute: string, value: string | undefined, reader: (text: string) => T | undefined) => {
    const found = value === undefined ? undefined : reader(value)
    if (value !== undefined && found === undefined) {
      complaints.push(`Dev Wallet: ${attribute}="${value}" is not understood and is ignored.`)
    }
    return found
  }
  const misbehave = read('data-misbehave', data.misbehave, readMisbehaviour)
  const nodeUrl = read('data-node-url', data.nodeUrl, readNodeUrl)
  return {
    state: {
      ...(misbehave && { misbehave }),
      ...(nodeUrl && { nodeUrl }),
      ...(data.autoApprove !== undefined && { autoApprove: isOn(data.autoApprove) }),
    },
    showsPanel: isOn(data.panel ?? ''),
    allowsRemote: isOn(data.allowRemote),
    complaints,
  }
}

/** An attribute is on when it is there and not `false`. */
const isOn = (value: string | undefined): boolean => value !== undefined && value !== 'false'
