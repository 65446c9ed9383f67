import { isRejection, readNetwork, rejected, requireAccount } from './parse-response.js'
import { approved, ended, type Failure, started } from './connection.js'
import type { Context } from './kit-context.js'
import { cancelled, type WalletKitError } from './errors.js'
import type { LiveSession } from './session-sync.js'
import type { ConnectOptions } from './options.js'
import { after } from './delay.js'
import type { ConnectionResult, NetworkDetails, WalletEntry } from './types.js'
import { call } from './wallet-entry.js'

/** How long a connection waits for the wallet to name its network, in milliseconds. After that it is told as a change. */
const networkPatience = 1000

/** Makes attempts to connect, one at a time: a new one calls the old one off. */
export interface Connector {
  connect(wallet: WalletEntry, options?: ConnectOptions): Promise<ConnectionResult>
  /** Calls off what is under way: its promise rejects `CANCELLED`, its late answer is dropped. */
  cancel(): void
}

export function createConnector(context: Context, watchWallet: LiveSession['watchWallet']): Connector {
  const { emit, remembered, options, send } = context
  let attempts = 0
  let cancel = () => {}

  return {
    cancel: () => cancel(),
    connect: (wallet, { silent = false, signal } = {}) => {
      let calledOff = () => {}
      return new Promise<ConnectionResult>((resolve, reject) => {
        const id = ++attempts
        // What nobody asked for leaves no trace in the state: a silent attempt comes to nothing unseen.
        const end = (error?: Failure['error']) => send(ended(id, silent ? undefined : error))
        calledOff = () => {
          // What has an outcome keeps it: the page may act in the very event that tells of it.
          if (end()) reject(cancelled(wallet.name))
        }
        cancel()
        cancel = calledOff
        signal?.addEventListener('abort', calledOff)
        send(started({ id, wallet, silent }))

        call(wallet, 'connect', silent)
          .then(async (answer) => {
            if (isRejection(answer)) {
              if (!end(null)) return
              console.warn('User rejected the connection request')
              return resolve(rejected)
            }
            const account = requireAccount(wallet.name, answer)
            const naming = askNetwork(wallet)
            const network = await Promise.race([naming.catch(() => undefined), after(networkPatience)])
            // An answer to an attempt that is over changes nothing.
            if (!send(approved(id, { account, network }))) return
            remembered.set('disconnected', '')
            if (options.autoConnect !== false) remembered.set('wallet-name', wallet.name)
            emit('wallet-connected', { ...account, wallet })
            resolve({ status: 'Approved', args: account })
            // Last: a wallet may report a change in the very call that subscribes to it.
            watchWallet(wallet, naming)
          })
          .catch((error: WalletKitError) => {
            if (!end(error)) return
            console.error('Failed to connect wallet:', error)
            emit('wallet-error', error)
            reject(error)
          })
      }).finally(() => signal?.removeEventListener('abort', calledOff))
    },
  }
}

/** @throws WalletKitError `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA` */
export const askNetwork = async (wallet: WalletEntry): Promise<NetworkDetails> =>
  readNetwork(wallet.name, await call(wallet, 'network'))
