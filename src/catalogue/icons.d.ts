/** The wallets' own marks as image addresses. */
export declare const icons: {
  readonly nightly: string
  readonly petra: string
  readonly pontem: string
  readonly rimosafe: string
  readonly okx: string
}
