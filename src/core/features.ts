import { readNetwork, requireAccount } from './answer.js'
import type { Session } from './connection.js'
import type { Context } from './context.js'
import { createDisconnect } from './disconnect.js'
import { notConnected, WalletKitError } from './errors.js'
import type { AccountDetails } from './types.js'
import { call, supports, versionOf } from './wallet.js'

/** What the connected wallet says of itself and its account. */
export interface WalletInfo extends AccountDetails {
  readonly name: string
  readonly icon: string
  readonly url: string
}

/** @throws WalletKitError `UNSUPPORTED`, unless the wallet signs transactions of the 1.1 form */
function guardSignTransaction({ wallet }: Session): void {
  const version = versionOf(wallet, 'aptos:signTransaction')
  const message =
    typeof version !== 'string'
      ? 'signTransaction feature is not available or has no version'
      : version === '1.0.0'
        ? 'Wallet does not support signTransaction feature'
        : !/^1\.1(\.\d+)?$/.test(version) && `Unsupported version of signTransaction feature: ${version}`
  if (message) throw new WalletKitError('UNSUPPORTED', message, { wallet: wallet.name })
}

/** The calls to the connected wallet. Each starts in the task of its caller and never throws synchronously. */
export function createFeatures(context: Context, leave: () => void) {
  const { session, emit } = context
  /** @param title begins the line on the console when it fails */
  const withSession =
    <Input extends readonly unknown[], Output>(
      work: (session: Session, ...input: Input) => Promise<Output> | Output,
      title?: string,
    ) =>
    async (...input: Input): Promise<Output> => {
      const current = session()
      if (!current) throw notConnected()
      try {
        return await work(current, ...input)
      } catch (error) {
        if (title) console.error(title, error)
        emit('wallet-error', error as WalletKitError)
        throw error
      }
    }
  const request = (name: string, guard?: (session: Session) => void) =>
    withSession((current, ...input: readonly unknown[]) => {
      guard?.(current)
      return call(current.wallet, name, ...input)
    })

  return {
    disconnect: withSession(createDisconnect(context, leave), 'Failed to disconnect:'),
    signMessage: request('signMessage'),
    signTransaction: request('signTransaction', guardSignTransaction),
    signAndSubmitTransaction: request('signAndSubmitTransaction'),
    signIn: request('signIn'),
    changeNetwork: request('changeNetwork'),
    openInMobileApp: request('openInMobileApp'),
    getAccount: withSession(({ account }) => account.address),
    getWalletInfo: withSession(async ({ wallet, account }): Promise<WalletInfo> => {
      const { name, icon, url } = wallet
      const now = supports(wallet, 'account') ? await call(wallet, 'account') : account
      return { ...requireAccount(name, now), name, icon, url }
    }),
    getNetworkInfo: withSession(async ({ wallet }) =>
      readNetwork(wallet.name, await call(wallet, 'network')),
    ),
  }
}

export type Features = ReturnType<typeof createFeatures>
