/** A chain whose wallets can sign for Aptos. */
export type Chain = 'ethereum' | 'solana' | 'sui'

/** An Aptos network. */
export type NetworkName = 'mainnet' | 'testnet' | 'devnet' | 'local'

/** Options of the wallets of other chains. */
export interface CrossChainOptions {
  /** Initial Aptos network of the wallets. Default: `mainnet`. */
  readonly network?: NetworkName | undefined
  /** Chains whose wallets are listed. Default: all. */
  readonly chains?: readonly Chain[] | undefined
}
