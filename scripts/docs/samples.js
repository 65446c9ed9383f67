// Reads the code blocks of the documents, so that tests can compile and run them.
//
// Every block of JavaScript, TypeScript, JSX, or HTML is a sample. These marks next to its fence change the test:
//
//   <!-- given: const nonce = '1' -->   lines that the sample needs, but readers don't
//   ```js excerpt                       an excerpt, which is neither compiled nor run
//   <!-- tested by: test/… -->          a sample that another test runs, in a separate environment
//   <!-- generated: file … -->          a file of the repository, which the linter and its own tests check
//
// A block that starts with a comment such as `// src/App.tsx`, or whose fence has `file=App.tsx`, is that file. Other samples
// of the page can import it.
import { readFileSync } from 'node:fs'
import { resolvePath } from '../paths.js'

/**
 * @typedef {object} Sample
 * @property {string} document The path of the document.
 * @property {number} line The number of the first line of the code, from 1.
 * @property {string} language `js`, `jsx`, `ts`, `tsx`, or `html`.
 * @property {string | undefined} file The name that the document gives to the file.
 * @property {string} given The lines that the sample needs.
 * @property {string} code
 */

const FENCE = /^([ ]*)```(js|jsx|ts|tsx|html)\b([^\n`]*)\n([\s\S]*?)^\1```[ ]*$/gm
const GIVEN = /<!-- given:((?:(?!-->)[\s\S])*)-->\s*$/
const CHECKED_ELSEWHERE = /<!-- (tested by: test\/\S+|generated: file \S+) -->\s*$/
const FILE_COMMENT = /^\/\/ ([\w./-]+\.\w+)\n/

/** @param {string} text */
const countLines = (text) => text.split('\n').length

/**
 * Lists the samples of a document, without excerpts and samples that are tested elsewhere.
 *
 * @param {string} document The path of the document.
 * @param {string} [text]
 * @returns {readonly Sample[]}
 */
export function listSamples(document, text = readFileSync(resolvePath(document), 'utf8')) {
  return [...text.matchAll(FENCE)].flatMap(
    ({ 0: block, 1: indent = '', 2: language = '', 3: info = '', 4: indented = '', index }) => {
      const before = text.slice(0, index)
      if (/\bexcerpt\b/.test(info) || CHECKED_ELSEWHERE.test(before)) return []
      const code = indented.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
      const [, given = ''] = before.match(GIVEN) ?? []
      const [, file] = info.match(/\bfile=(\S+)/) ?? code.match(FILE_COMMENT) ?? []
      const line = countLines(before + block.slice(0, block.indexOf('```'))) + 1
      return [{ document, line, language, file, given: given.trim(), code }]
    },
  )
}
