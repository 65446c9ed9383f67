/** A value that can serialize itself. Its class is unknown, because a page can have its own copy of an SDK. */
export interface BcsSerializable {
  bcsToBytes(): Uint8Array
}

export const hasBcs = (value: unknown): value is BcsSerializable =>
  typeof value === 'object' &&
  value !== null &&
  'bcsToBytes' in value &&
  typeof value.bcsToBytes === 'function'
