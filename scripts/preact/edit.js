/**
 * A change to one of Preact's source files. One whose text is not found exactly once is an error, and so is an argument
 * that is nowhere, so that a new release of Preact is looked at and not guessed at.
 *
 * @typedef {(source: string) => string} Edit
 */

/**
 * @param {string} source
 * @param {string} text
 */
function only(source, text, from = 0) {
  const at = source.indexOf(text, from)
  if (at < 0) throw new Error(`Preact's source has no longer:\n${text}`)
  if (from === 0 && source.includes(text, at + 1))
    throw new Error(`Preact's source has more than once:\n${text}`)
  return at
}

/**
 * Puts a text in the place of another.
 * @param {string} text
 * @param {string} replacement
 * @returns {Edit}
 */
export const swap = (text, replacement) => (source) => {
  const at = only(source, text)
  return source.slice(0, at) + replacement + source.slice(at + text.length)
}

/**
 * Takes out everything from one text up to the next occurrence of another, which stays.
 * @param {string} from
 * @param {string} until
 * @param {string} [replacement]
 * @returns {Edit}
 */
export const cut =
  (from, until, replacement = '') =>
  (source) => {
    const start = only(source, from)
    return source.slice(0, start) + replacement + source.slice(only(source, until, start + from.length))
  }

/**
 * Takes arguments out of every list of parameters and every call that has one a line.
 * @param {...string} names
 * @returns {Edit}
 */
export const dropArguments =
  (...names) =>
  (source) =>
    names.reduce((text, name) => {
      const left = text.replace(new RegExp(`^\\t+${name},?\\n`, 'gm'), '')
      if (left === text) throw new Error(`Preact's source has no longer the argument:\n${name}`)
      return left
    }, source)
