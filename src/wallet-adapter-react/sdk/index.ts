import type { AccountAddressInput, PendingTransactionResponse } from '@aptos-labs/ts-sdk'
import type { DappConfig, InputSubmitTransactionData, InputTransactionData, NetworkInfo } from '../types.js'
import type { RequestSession } from '../wallets/adapter-session.js'
import { createAptosConfig, type TsSdk } from './aptos-config.js'
import { buildTransaction } from './build-transaction.js'

type NodeSession = Pick<RequestSession, 'network' | 'dappConfig'>

/**
 * Creates the functions that need ts-sdk. This module is loaded together with ts-sdk.
 *
 * @param sdk The app's own ts-sdk 5, 6, or 7.
 */
export function createSdkFunctions(sdk: TsSdk) {
  const createAptos = ({ network, dappConfig }: NodeSession) =>
    new sdk.Aptos(createAptosConfig(sdk, network, dappConfig))

  return {
    getAptosConfig: (network: NetworkInfo | null, dappConfig: DappConfig | undefined) =>
      createAptosConfig(sdk, network, dappConfig),

    /** Reads the chain ID of devnet from a full node, because each reset of devnet changes the ID. */
    fetchDevnetChainId: () =>
      new sdk.Aptos(new sdk.AptosConfig({ network: sdk.Network.DEVNET })).getChainId(),

    parseAddress: (address: AccountAddressInput) => sdk.AccountAddress.from(address),

    /** Reads the name of an account from a full node of the session's network. */
    fetchName: (session: NodeSession, address: AccountAddressInput) =>
      createAptos(session).ans.getPrimaryName({ address }),

    /** Builds a transaction. By default, the sender is the connected account, regardless of the input, as in the adapter. */
    buildTransaction: (
      session: RequestSession,
      input: InputTransactionData,
      uncarriedOption?: string,
      sender: AccountAddressInput = session.account.address,
    ) => buildTransaction(createAptos, session, input, sender, uncarriedOption),

    /**
     * Submits a signed transaction.
     *
     * @throws string if the network is missing, or if ts-sdk does not support it.
     * @throws AptosApiError of ts-sdk, if the node rejects the transaction.
     */
    async submitTransaction(
      session: NodeSession,
      input: InputSubmitTransactionData,
    ): Promise<PendingTransactionResponse> {
      const { submit } = createAptosOrThrowText(session).transaction
      const isMultiAgent =
        'secondarySignerAddresses' in input.transaction && !!input.transaction.secondarySignerAddresses
      return isMultiAgent ? submit.multiAgent(input as never) : submit.simple(input)
    },
  }

  function createAptosOrThrowText(session: NodeSession) {
    try {
      return createAptos(session)
    } catch (error) {
      throw (error as Error).message
    }
  }
}

export type SdkFunctions = ReturnType<typeof createSdkFunctions>
