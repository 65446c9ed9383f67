/** A chain whose wallets can sign for Aptos. */
export type Chain = 'ethereum' | 'solana' | 'sui'

/** A network of Aptos. */
export type NetworkName = 'mainnet' | 'testnet' | 'devnet' | 'local'

/** Options of the wallets of other chains. */
export interface CrossChainOptions {
  /** Network of Aptos that the wallets start on. Default: `mainnet`. */
  readonly network?: NetworkName | undefined
  /** Chains whose wallets are listed. Default: all. */
  readonly chains?: readonly Chain[] | undefined
}
