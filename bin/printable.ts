/**
 * Text from a page or a file's name as a terminal may be given it: on one line, its control characters spelt out, which a
 * terminal would obey.
 */
export const printable = (text: string) => text.replace(/\p{Cc}/gu, spelt)

/** The same for a whole message, whose lines and colours are our own. */
export const printableLines = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
  text.replace(/\u001b\[\d+m|\n|(\p{Cc})/gu, (found, control) => (control ? spelt(control) : found))

const spelt = (sign: string) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`
