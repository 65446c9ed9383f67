import { useEffect, useState } from 'react'
import type { AccountInfo, DappConfig } from '../types.js'
import { ChainIdToAnsSupportedNetworkMap } from '../utilities/constants.js'
import { loadAptos } from '../utilities/network.js'
import type { AdapterSession } from '../wallets/adapter-session.js'

/**
 * Looks up the name of the account on a full node of its network.
 *
 * @returns the account, with its name once it is known
 */
export function useAnsName(
  session: AdapterSession | undefined,
  dappConfig: DappConfig | undefined,
): AccountInfo | null {
  const { account, network = null } = session ?? {}
  const [named, setNamed] = useState<{ account: AccountInfo; withName: AccountInfo }>()

  useEffect(() => {
    if (!account || !network || !ChainIdToAnsSupportedNetworkMap[network.chainId]) return
    let isCurrent = true
    loadAptos(network, dappConfig)
      .then(({ ans }) => ans.getPrimaryName({ address: account.address }))
      .then((ansName) => {
        if (!isCurrent || !ansName) return
        // A copy, so that React sees a change; address and key are still the wallet's own.
        const withName = Object.assign(Object.create(Object.getPrototypeOf(account)), account, { ansName })
        setNamed({ account, withName })
      })
      .catch(() => {}) // Without ts-sdk or its node, the account has no name.
    return () => {
      isCurrent = false
    }
  }, [account, network, dappConfig])

  return (named?.account === account && named?.withName) || account || null
}
