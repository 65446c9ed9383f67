import {
  type AccountInfo,
  type NetworkInfo,
  type UserApproval,
  type UserRejection,
  UserResponseStatus,
} from '@aptos-labs/wallet-standard'
import { Account } from '../sdk/account.js'
import { currentKey } from '../state/accounts.js'
import { nodeUrlOf } from '../state/network.js'
import type { WalletState } from '../state/state.js'

export const approved = <T>(args: T): UserApproval<T> => ({ status: UserResponseStatus.APPROVED, args })

export const rejected = (): UserRejection => ({ status: UserResponseStatus.REJECTED })

export const accountInfo = (state: WalletState): AccountInfo => new Account(currentKey(state))

export const networkInfo = (state: WalletState): NetworkInfo => ({
  name: state.network as NetworkInfo['name'],
  chainId: state.chainId,
  url: nodeUrlOf(state),
})
