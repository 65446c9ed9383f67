/**
 * Escapes the characters that would end a cell.
 *
 * @param {string} cell
 */
const escapeCell = (cell) => cell.replaceAll('|', '\\|')

/**
 * Formats text as code; an empty text stays empty.
 *
 * @param {string} text
 */
export const code = (text) => text && `\`${text}\``

/**
 * Writes a Markdown table.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(escapeCell))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

/**
 * Pairs the names in the sources with their descriptions.
 *
 * @param {string} kind
 * @param {readonly string[]} names
 * @param {Readonly<Record<string, string>>} descriptions
 * @returns {readonly (readonly [name: string, description: string])[]}
 * @throws {Error} If the names differ from those that are described.
 */
export function describe(kind, names, descriptions) {
  const missing = names.filter((name) => !Object.hasOwn(descriptions, name))
  const obsolete = Object.keys(descriptions).filter((name) => !names.includes(name))
  if (missing.length || obsolete.length)
    throw new Error(
      `scripts/docs/descriptions.js, ${kind}: add [${missing.join(', ')}], remove [${obsolete.join(', ')}].`,
    )
  return Object.entries(descriptions)
}
