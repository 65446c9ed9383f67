import type { AccountAddress, AnyRawTransaction } from '@aptos-labs/ts-sdk'
import type { UserResponse } from '../core/index.js'
import type { NetworkName } from './options.js'

/** The parts of a transaction that are signed. */
type SignedParts = Pick<AnyRawTransaction, 'rawTransaction' | 'feePayerAddress' | 'secondarySignerAddresses'>

/** The features of a derived wallet that the kit uses. */
export interface DerivedFeatures {
  readonly 'aptos:account': { account(): Promise<{ readonly address: AccountAddress }> }
  readonly 'aptos:changeNetwork': { changeNetwork(network: { name: NetworkName }): Promise<unknown> }
  readonly 'aptos:signMessage': { signMessage(input: unknown): Promise<UserResponse<unknown>> }
  readonly 'aptos:signTransaction': {
    signTransaction(transaction: SignedParts): Promise<UserResponse<unknown>>
  }
}

/** An Aptos wallet that a package of Aptos Labs derives from a wallet of another chain, for the current account. */
export interface DerivedWallet {
  readonly features: DerivedFeatures
}

/** A wallet of another chain that is on the page. */
export interface SourceWallet {
  /** Name of the derived wallet, with the chain: `MetaMask (Ethereum)`. */
  readonly name: string
  /** `data:image/…` URL, or empty. */
  readonly icon: string
  /**
   * Requests access to the accounts of the wallet, in the task of the caller.
   *
   * @param silent Whether the wallet must not prompt.
   * @returns Whether there is an account.
   */
  requestAccess(silent: boolean): Promise<boolean>
  /** Returns whether there is an account. Sends no request that makes the wallet report another change. */
  hasAccount(): Promise<boolean>
  /** Loads the package of the chain, so that `derive()` does not wait for it. */
  preload(): Promise<unknown>
  /** Derives the Aptos wallet with the package of the chain. Requires that the wallet of the chain has granted access. */
  derive(network: NetworkName): Promise<DerivedWallet>
  /** Adds a listener for changes of the wallet's accounts. */
  onAccountChange(listener: () => void): void
  /** Ends the access to the accounts. Does nothing if the wallet has no function that ends the access. */
  disconnect(): Promise<unknown>
}
