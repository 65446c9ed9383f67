import {
  type AccountInfo,
  type NetworkInfo,
  type UserApproval,
  type UserRejection,
  UserResponseStatus,
} from '@aptos-labs/wallet-standard'
import { Account } from '../sdk/account.js'
import { getCurrentKeyPair } from '../state/accounts.js'
import { getNodeUrl } from '../state/network.js'
import type { WalletState } from '../state/state.js'

export const createApproval = <T>(args: T): UserApproval<T> => ({ status: UserResponseStatus.APPROVED, args })

export const createRejection = (): UserRejection => ({ status: UserResponseStatus.REJECTED })

export const getAccountInfo = (state: WalletState): AccountInfo => new Account(getCurrentKeyPair(state))

export const getNetworkInfo = (state: WalletState): NetworkInfo => ({
  name: state.network as NetworkInfo['name'],
  chainId: state.chainId,
  url: getNodeUrl(state),
})
