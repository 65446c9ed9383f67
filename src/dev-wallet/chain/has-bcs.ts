/** A value of an SDK that knows its own BCS bytes. Told by shape: it comes from the page's copy of that SDK. */
export interface HasBcs {
  bcsToBytes(): Uint8Array
}

export const hasBcs = (value: unknown): value is HasBcs =>
  typeof value === 'object' &&
  value !== null &&
  'bcsToBytes' in value &&
  typeof value.bcsToBytes === 'function'
