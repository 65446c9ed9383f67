/** A value that can serialize itself. Detected by its shape, because it comes from the page's own copy of an SDK. */
export interface BcsSerializable {
  bcsToBytes(): Uint8Array
}

export const hasBcs = (value: unknown): value is BcsSerializable =>
  typeof value === 'object' &&
  value !== null &&
  'bcsToBytes' in value &&
  typeof value.bcsToBytes === 'function'
