/**
 * Escapes the character that would end a cell.
 *
 * @param {string} cell
 */
const escapeCell = (cell) => cell.replaceAll('|', '\\|')

/**
 * Formats text as code. An empty string stays empty.
 *
 * @param {string} text
 */
export const formatCode = (text) => text && `\`${text}\``

/**
 * Renders a Markdown table.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export const renderTable = (head, rows) =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(escapeCell))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
