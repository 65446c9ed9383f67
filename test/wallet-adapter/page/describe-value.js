const MAX_DEPTH = 7

/** Describes a value by its fields; a class of an SDK by its text, because two bundles minify its name differently. */
export function describeValue(value, depth = 0) {
  if (value === undefined) return '<undefined>'
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return '<function>'
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) return '<deep>'
  if (value instanceof Error) return { error: value.name, message: value.message, text: String(value) }
  if (value instanceof Uint8Array) return `<bytes ${Array.from(value).join()}>`
  if (Array.isArray(value)) return value.map((item) => describeValue(item, depth + 1))
  if (typeof value.toStringLong === 'function') return `<address ${value}>`
  if (typeof value.bcsToHex === 'function') return `<bcs ${value.bcsToHex()}>`
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, describeValue(value[key], depth + 1)]),
  )
}
