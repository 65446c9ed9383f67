// Writes the generated blocks of the documents: `npm run docs:generate`. A block is the text between
// `<!-- generated: name -->` and `<!-- /generated -->`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { resolvePath } from '../paths.js'
import { createBlockRenderer } from './blocks.js'

const BLOCK = /(?<!`)(<!-- generated: ([^>]+?) -->)(\s*)[\s\S]*?(<!-- \/generated -->)/g

/**
 * Replaces the content of the generated blocks in a text. Content on separate lines stays on separate lines.
 *
 * @param {string} text
 * @param {(name: string) => string} renderBlock
 */
const replaceBlocks = (text, renderBlock) =>
  text.replace(BLOCK, (_, begin, name, space, end) => {
    const separator = space.includes('\n') ? '\n\n' : ''
    return `${begin}${separator}${renderBlock(name)}${separator}${end}`
  })

/**
 * Lists the documents whose generated blocks are out of date, with their new text.
 *
 * @returns {readonly (readonly [path: string, text: string])[]}
 */
export function findOutdatedDocuments() {
  const renderBlock = createBlockRenderer()
  const pages = readdirSync(resolvePath('docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !/node_modules|\.vitepress/.test(path))
    .map((path) => `docs/${path}`)
  return ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'llms.txt', 'test/README.md', ...pages].flatMap(
    (path) => {
      const text = readFileSync(resolvePath(path), 'utf8')
      const renewed = replaceBlocks(text, renderBlock)
      return renewed === text ? [] : [/** @type {const} */ ([path, renewed])]
    },
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    for (const [path, text] of findOutdatedDocuments()) {
      writeFileSync(resolvePath(path), text)
      console.log(`Updated ${path}`)
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
