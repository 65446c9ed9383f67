/**
 * The exports of the optional peer dependencies that the kit uses. With these declarations, the types compile without the
 * packages.
 */
declare module '@aptos-labs/derived-wallet-ethereum' {
  export class EIP1193DerivedWallet {
    constructor(detail: object, options: { defaultNetwork: string })
    readonly features: import('./types.js').DerivedFeatures
  }
}

declare module '@aptos-labs/derived-wallet-solana' {
  export class SolanaDerivedWallet {
    constructor(adapter: object, options: { defaultNetwork: string })
    readonly features: import('./types.js').DerivedFeatures
  }
}

declare module '@solana/wallet-standard-wallet-adapter-base' {
  export class StandardWalletAdapter {
    constructor(options: { wallet: object })
    connect(): Promise<void>
    destroy(): void
  }
}

declare module '@aptos-labs/derived-wallet-sui' {
  export class SuiDerivedWallet {
    constructor(wallet: object, options: { defaultNetwork: string })
    readonly features: import('./types.js').DerivedFeatures
  }
}
