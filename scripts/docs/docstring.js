/** @typedef {{ text: string, params: readonly [name: string, text: string][], returns: string, throws: readonly string[], example: string }} Docstring */

/** A docstring's lines without their stars. @param {string} comment */
const lines = (comment) =>
  comment
    .replace(/^\*/, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .trim()

/** A tag begins a line, or stands after a sentence within one. */
const beforeTag = /(?:^|(?<=[.?!;`] ))(?=@(?:param|returns|throws|example)\b)/m

/**
 * Reads a docstring: what stands before its tags, and the tags.
 *
 * @param {string} comment what is between the comment's signs
 * @returns {Docstring}
 */
export function readDocstring(comment) {
  const parts = lines(comment).split(beforeTag)
  const tags = parts.filter((part) => part.startsWith('@'))
  const text = parts[0]?.startsWith('@') ? '' : parts[0]
  const of = (/** @type {string} */ name) =>
    tags.filter((tag) => tag.startsWith(`@${name}`)).map((tag) => tag.slice(name.length + 1).trim())
  return {
    text: text?.trim() ?? '',
    params: of('param').map((param) => {
      const [, name = '', meaning = ''] = /^(\S+)\s*([\s\S]*)$/.exec(param) ?? []
      return [name, meaning]
    }),
    returns: of('returns').join(' '),
    throws: of('throws'),
    example: of('example')[0] ?? '',
  }
}

/** A docstring as Markdown. @param {string} comment */
export function docstringMarkdown(comment) {
  const { text, params, returns, throws, example } = readDocstring(comment)
  const facts = [
    ...params.map(([name, meaning]) => `- \`${name}\`: ${meaning}`),
    ...(returns ? [`- Returns ${returns}`] : []),
    ...throws.map((thrown) => `- Throws ${thrown.replace(/^(\w+)/, '`$1`')}`),
  ]
  const code = example && `\`\`\`js\n${example}\n\`\`\``
  return [text, facts.map((fact) => fact.replaceAll('\n', '\n  ')).join('\n'), code]
    .filter(Boolean)
    .join('\n\n')
}
