/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in HTML, in an attribute too. @param {string} text */
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** HTML without its tags, entities read back. @param {string} html */
export const textOf = (html) =>
  Object.entries(entities).reduceRight(
    (text, [sign, entity]) => text.replaceAll(entity, sign),
    html.replace(/<[^>]*>/g, '').replaceAll('&#39;', "'"),
  )

/**
 * Identifiers of headings as the code hosts make them, so that a link into a page works there and here.
 *
 * @returns {(text: string) => string}
 */
export function createSlugger() {
  /** @type {Map<string, number>} */
  const taken = new Map()
  return (text) => {
    const slug = text
      .toLowerCase()
      .trim()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-')
    const times = taken.get(slug) ?? 0
    taken.set(slug, times + 1)
    return times ? `${slug}-${times}` : slug
  }
}
