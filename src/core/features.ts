import { isRejection, readAccount, readNetwork } from './answer.js'
import { type Session, sessionOf } from './connection.js'
import type { Context } from './context.js'
import { notConnected, WalletKitError } from './errors.js'
import type { AccountDetails, NetworkDetails } from './types.js'
import { call, supports, versionOf } from './wallet.js'

/** What the connected wallet says of itself and its account. */
export interface WalletInfo extends AccountDetails {
  readonly name: string
  readonly icon: string
  readonly url: string
}

const signTransactionKey = 'aptos:signTransaction'

/** @throws WalletKitError `UNSUPPORTED`, unless the wallet signs transactions of the 1.1 form */
function guardSignTransaction({ wallet }: Session): void {
  const version = versionOf(wallet, signTransactionKey)
  const message =
    typeof version !== 'string'
      ? 'signTransaction feature is not available or has no version'
      : version === '1.0.0'
        ? 'Wallet does not support signTransaction feature'
        : !/^1\.1(\.\d+)?$/.test(version) && `Unsupported version of signTransaction feature: ${version}`
  if (message) throw new WalletKitError('UNSUPPORTED', message, { wallet: wallet.name })
}

/** The calls to the connected wallet. Each starts in the task of its caller and never throws synchronously. */
export function createFeatures({ connection, emit }: Context) {
  const session = () => {
    const current = sessionOf(connection())
    if (!current) throw notConnected()
    return current
  }
  const reported = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if ((error as WalletKitError).reason !== 'NOT_CONNECTED') emit('wallet-error', error as WalletKitError)
      throw error
    }
  }
  const request =
    (name: string, guard?: (session: Session) => void) =>
    (...input: readonly unknown[]): Promise<unknown> =>
      reported(async () => {
        const current = session()
        guard?.(current)
        return call(current.wallet, name, ...input)
      })

  return {
    signMessage: request('signMessage'),
    signTransaction: request('signTransaction', guardSignTransaction),
    signAndSubmitTransaction: request('signAndSubmitTransaction'),
    signIn: request('signIn'),
    changeNetwork: request('changeNetwork'),
    openInMobileApp: request('openInMobileApp'),
    getAccount: async (): Promise<string> => session().account.address,
    getWalletInfo: (): Promise<WalletInfo> =>
      reported(async () => {
        const { wallet, account } = session()
        const { name, icon, url } = wallet
        const now = supports(wallet, 'account') ? await call(wallet, 'account') : account
        const read = !isRejection(now) && readAccount(name, now)
        if (!read) throw new WalletKitError('BAD_WALLET_DATA', `${name} gave no account`, { wallet: name })
        return { ...read, name, icon, url }
      }),
    getNetworkInfo: (): Promise<NetworkDetails> =>
      reported(async () => {
        const { wallet } = session()
        return readNetwork(wallet.name, await call(wallet, 'network'))
      }),
  }
}

export type Features = ReturnType<typeof createFeatures>
