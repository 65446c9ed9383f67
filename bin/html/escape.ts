const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text that is only text, in an element or between the double quotes of an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** Escaped, and in ASCII alone, so that it may be put into a page of any ASCII-based encoding. */
export const escapeToAscii = (text: string) =>
  escapeHtml(text).replace(/[^\0-\x7f]/gu, (character) => `&#x${character.codePointAt(0)?.toString(16)};`)

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Reads back what {@link escapeHtml} and {@link escapeToAscii} wrote; other references stay as they are. */
export const unescapeHtml = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
