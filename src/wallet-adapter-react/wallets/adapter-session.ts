import { getWalletObject, type Session } from '../../core/index.js'
import type { AccountInfo, DappConfig, NetworkInfo } from '../types.js'
import { toAdapterWallet } from './adapter-wallet.js'
import type { AdapterWallet } from './types.js'

/** The kit's session in the form of the adapter, with the wallet's own account and network. */
export interface AdapterSession {
  readonly wallet: AdapterWallet
  readonly account: AccountInfo
  readonly network: NetworkInfo | null
}

/** A session with the configuration of the app, which requests need for the client of ts-sdk. */
export interface RequestSession extends AdapterSession {
  readonly dappConfig: DappConfig | undefined
}

/** Converts a session. Returns `undefined` without a session, or if the adapter does not list the wallet of the session. */
export function toAdapterSession(session: Session | undefined): AdapterSession | undefined {
  const wallet = session && toAdapterWallet(session.wallet)
  if (!wallet) return
  const { account, network } = session
  return {
    wallet,
    account: getWalletObject(account) as AccountInfo,
    network: network ? (getWalletObject(network) as NetworkInfo) : null,
  }
}
