import { extname } from 'node:path'
import { lookup } from 'mrmime'

const textual =
  /^text\/|[/+](?:json|xml|javascript|wasm|manifest\+json)$|^image\/(?:svg\+xml|bmp|x-icon)|^font\/[ot]tf/

/** The `Content-Type` of a file by its name; what we do not know is bytes. */
export function contentType(path: string): string {
  const type = lookup(extname(path)) ?? 'application/octet-stream'
  return type.startsWith('text/') || type.endsWith('json') || type.endsWith('javascript')
    ? `${type}; charset=utf-8`
    : type
}

/** Whether compression makes such a file smaller: what is compressed by its format is not. */
export const isCompressible = (type: string) => textual.test(type.split(';', 1)[0] ?? '')
