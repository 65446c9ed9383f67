import { readFileSync } from 'node:fs'
import { resolvePath } from '../paths.js'
import { readFacts } from './facts.js'
import { listAnchors } from './markdown-links.js'
import { writePackageBlocks } from './package-blocks.js'
import { formatCode, writeTable } from './table.js'

/** @typedef {import('./declarations.js').Fact} Fact */
/** @typedef {import('./declarations.js').Member} Member */

/** @param {string} option */
const toAttribute = (option) => `data-${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** @param {string} head @param {readonly Fact[]} facts */
const writeFactTable = (head, facts) =>
  writeTable(
    [head, 'Description'],
    facts.map(({ name, description }) => [formatCode(name), description]),
  )

/** @param {string} head @param {readonly Member[]} members */
const writeMemberTable = (head, members) =>
  writeTable(
    [head, 'Type', 'Description'],
    members.map(({ name, type, description }) => [formatCode(name), formatCode(type), description]),
  )

/** @param {Member} event */
const formatDetail = ({ type, fields }) => (/^\w+Error$/.test(type) ? type : `{ ${fields.join(', ')} }`)

/**
 * Sorts functions as docs/api.md describes them.
 *
 * @param {readonly Member[]} members
 */
function sortByHeading(members) {
  const headings = listAnchors(readFileSync(resolvePath('docs/api.md'), 'utf8'))
  const getPosition = (/** @type {Member} */ { name }) => headings.indexOf(name.toLowerCase())
  return members.toSorted((a, b) => getPosition(a) - getPosition(b))
}

/**
 * Writes the blocks that come from the sources of the kit.
 *
 * @returns {Readonly<Record<string, string>>}
 */
function writeSourceBlocks() {
  const facts = readFacts()
  const methods = sortByHeading(facts.methods)
  const signatures = methods.map(({ name, signature }) => [
    `signature ${name}`,
    `\`\`\`ts\n${signature}\n\`\`\``,
  ])
  return {
    ...Object.fromEntries(signatures),
    methods: writeTable(
      ['Member', 'Description'],
      methods.map(({ name, description }) => [`[${formatCode(name)}](#${name.toLowerCase()})`, description]),
    ),
    hook: writeFactTable('Function', sortByHeading(facts.hook)),
    options: writeMemberTable('Option', facts.options),
    'script-attributes': writeFactTable(
      'Attribute',
      facts.scriptOptions.map((option) => ({ ...option, name: toAttribute(option.name) })),
    ),
    'element-attributes': writeFactTable('Attribute', facts.elementAttributes),
    state: writeMemberTable('Field', facts.state),
    events: writeTable(
      ['Event', '`detail`', 'Dispatched when'],
      facts.events.map((event) => [
        formatCode(event.name),
        formatCode(formatDetail(event)),
        event.description,
      ]),
    ),
    errors: writeTable(
      ['Reason', 'Code', 'Description'],
      facts.reasons.map((reason) => [formatCode(reason.name), formatCode(reason.code), reason.description]),
    ),
    variables: writeTable(
      ['Variable', 'Light', 'Dark', 'Description'],
      facts.variables.map(({ name, light, dark, description }) => [
        formatCode(name),
        formatCode(light),
        formatCode(dark),
        description,
      ]),
    ),
    parts: writeFactTable('Part', facts.parts),
  }
}

/**
 * Creates a function that writes a generated block by its name: a table, a fact, or `file <path>`.
 *
 * @returns {(name: string) => string}
 */
export function createBlocks() {
  /** @type {Readonly<Record<string, string>>} */
  const blocks = { ...writeSourceBlocks(), ...writePackageBlocks() }
  return (name) => {
    const [, path = ''] = name.match(/^file (\S+)$/) ?? []
    if (path)
      return `\`\`\`${path.split('.').pop()} [${path}]\n${readFileSync(resolvePath(path), 'utf8').trimEnd()}\n\`\`\``
    const block = blocks[name]
    if (block === undefined)
      throw new Error(`There is no generated block ${name}. There are: ${Object.keys(blocks).join(', ')}.`)
    return block
  }
}
