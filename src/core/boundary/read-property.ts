/** Copies options without a prototype, so that a polluted `Object.prototype` adds none. */
export const copyOptions = <Options extends object>(options?: Options): Options =>
  ({ __proto__: null, ...options }) as Options

/**
 * Reads a property that the object or its class defines. Responses, features and accounts of wallets can be instances of
 * classes, so properties of a prototype count, except for those of `Object.prototype`, which the page can pollute.
 */
export function readProperty(value: unknown, key: string): unknown {
  if (!(key in Object.prototype)) return (value as Record<string, unknown> | null | undefined)?.[key]
  for (
    let holder = Object(value);
    holder && holder !== Object.prototype;
    holder = Object.getPrototypeOf(holder)
  )
    if (Object.hasOwn(holder, key)) return (value as Record<string, unknown>)[key]
}
