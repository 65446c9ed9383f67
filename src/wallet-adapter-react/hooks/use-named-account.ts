import { useEffect, useState } from 'react'
import type { AccountInfo } from '../types.js'
import { ChainIdToAnsSupportedNetworkMap } from '../utilities/constants.js'
import { loadSdk } from '../utilities/load-sdk.js'
import type { AdapterSession } from '../wallets/adapter-session.js'
import type { RequestContext } from './create-requests.js'

/** Copies an account with a name, so that React detects the change. The address and key are still the wallet's own objects. */
const copyWithName = (account: AccountInfo, ansName: string): AccountInfo =>
  Object.assign(Object.create(Object.getPrototypeOf(account)), account, { ansName })

/**
 * Looks up the name of the account on a full node, if the network has the Aptos Names Service.
 *
 * @param getContext Returns the context. A context in place of this function would be new at each render, and repeat the lookup.
 * @returns The account, with its name once the name is known. `null` without a session.
 */
export function useNamedAccount(
  session: AdapterSession | undefined,
  getContext: () => RequestContext,
): AccountInfo | null {
  const { account, network = null } = session ?? {}
  const [lookup, setLookup] = useState<{ account: AccountInfo; namedAccount: AccountInfo }>()

  useEffect(() => {
    if (!account || !network || !ChainIdToAnsSupportedNetworkMap[network.chainId]) return
    let isCurrent = true
    loadSdk()
      .then(({ fetchName }) => fetchName({ network, dappConfig: getContext().dappConfig }, account.address))
      .then((ansName) => {
        if (isCurrent && ansName) setLookup({ account, namedAccount: copyWithName(account, ansName) })
      })
      .catch(() => {}) // Without ts-sdk or its node, the account has no name.
    return () => {
      isCurrent = false
    }
  }, [account, network, getContext])

  if (lookup && lookup.account === account) return lookup.namedAccount
  return account ?? null
}
