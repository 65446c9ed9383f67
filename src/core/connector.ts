import { isRejection, readNetwork, rejected, requireAccount } from './answer.js'
import { approved, ended, type Failure, started } from './connection.js'
import type { Context } from './context.js'
import { cancelled, type WalletKitError } from './errors.js'
import type { ConnectOptions } from './options.js'
import { after } from './time.js'
import type { AccountDetails, ConnectionResult, NetworkDetails, WalletEntry } from './types.js'
import { call } from './wallet.js'

/** How long a connection waits for the wallet to name its network, in milliseconds. After that it is told as a change. */
const networkPatience = 1000

/** Makes attempts to connect, one at a time: a new one calls the old one off. */
export interface Connector {
  connect(wallet: WalletEntry, options?: ConnectOptions): Promise<ConnectionResult>
  /** Calls off what is under way: its promise rejects `CANCELLED`, its late answer is dropped. */
  cancel(): void
}

export function createConnector(context: Context, watch: (wallet: WalletEntry) => void): Connector {
  const { connection, emit, memory, options, send } = context
  let attempts = 0
  let cancel = () => {}

  return {
    cancel: () => cancel(),
    connect: (wallet, { silent = false, signal } = {}) => {
      let calledOff = () => {}
      return new Promise<ConnectionResult>((resolve, reject) => {
        const id = ++attempts
        // What nobody asked for leaves no trace: a silent attempt comes to nothing unseen.
        const end = (error?: Failure['error']) => send(ended(id, silent ? undefined : error))
        calledOff = () => {
          end()
          reject(cancelled(wallet.name))
        }
        cancel()
        cancel = calledOff
        signal?.addEventListener('abort', calledOff)
        send(started({ id, wallet, silent }))

        ask(wallet, silent)
          .then((answer) => {
            // An answer to an attempt that is over.
            if (connection().attempt?.id !== id) return
            if (!answer) {
              console.warn('User rejected the connection request')
              end(null)
              return resolve(rejected)
            }
            send(approved(id, answer))
            memory.set('disconnected', '')
            if (options.autoConnect !== false) memory.set('wallet-name', wallet.name)
            emit('wallet-connected', { ...answer.account, wallet })
            resolve({ status: 'Approved', args: answer.account })
            // Last: a wallet may report a change in the very call that subscribes to it.
            watch(wallet)
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

interface Approval {
  readonly account: AccountDetails
  readonly network: NetworkDetails | undefined
}

/** @returns `undefined` when the visitor refused */
async function ask(wallet: WalletEntry, silent: boolean): Promise<Approval | undefined> {
  const answer = await call(wallet, 'connect', silent)
  if (isRejection(answer)) return
  const account = requireAccount(wallet.name, answer)
  return {
    account,
    network: await Promise.race([askNetwork(wallet).catch(() => undefined), after(networkPatience)]),
  }
}

/** @throws WalletKitError `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA` */
export const askNetwork = async (wallet: WalletEntry): Promise<NetworkDetails> =>
  readNetwork(wallet.name, await call(wallet, 'network'))
