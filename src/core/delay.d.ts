/** Settles with nothing after a while, in milliseconds. */
export declare const delay: (ms: number) => Promise<undefined>
