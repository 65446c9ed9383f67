import { readFileSync } from 'node:fs'
import { resolvePath } from '../paths.js'
import { readFacts } from './facts.js'
import { anchorsOf } from './markdown-links.js'
import { packageBlocks } from './package-blocks.js'
import { code, table } from './table.js'

/** @typedef {import('./declarations.js').Fact} Fact */
/** @typedef {import('./declarations.js').Member} Member */

/** @param {string} option */
const toAttribute = (option) => `data-${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** @param {string} head @param {readonly Fact[]} facts */
const writeNames = (head, facts) =>
  table(
    [head, 'Description'],
    facts.map(({ name, description }) => [code(name), description]),
  )

/** @param {string} head @param {readonly Member[]} members */
const writeMembers = (head, members) =>
  table(
    [head, 'Type', 'Description'],
    members.map(({ name, type, description }) => [code(name), code(type), description]),
  )

/** @param {Member} event */
const writeDetail = ({ type, fields }) => (/^\w+Error$/.test(type) ? type : `{ ${fields.join(', ')} }`)

/**
 * Sorts functions as docs/api.md describes them.
 *
 * @param {readonly Member[]} members
 */
function sortByHeading(members) {
  const headings = anchorsOf(readFileSync(resolvePath('docs/api.md'), 'utf8'))
  const getPosition = (/** @type {Member} */ { name }) => headings.indexOf(name.toLowerCase())
  return members.toSorted((a, b) => getPosition(a) - getPosition(b))
}

/** @returns {Readonly<Record<string, string>>} */
function writeFacts() {
  const facts = readFacts()
  const methods = sortByHeading(facts.methods)
  const signatures = methods.map(({ name, signature }) => [
    `signature ${name}`,
    `\`\`\`ts\n${signature}\n\`\`\``,
  ])
  return {
    ...Object.fromEntries(signatures),
    methods: table(
      ['Member', 'Description'],
      methods.map(({ name, description }) => [`[${code(name)}](#${name.toLowerCase()})`, description]),
    ),
    hook: writeNames('Function', sortByHeading(facts.hook)),
    options: writeMembers('Option', facts.options),
    'script-attributes': writeNames(
      'Attribute',
      facts.scriptOptions.map((option) => ({ ...option, name: toAttribute(option.name) })),
    ),
    'element-attributes': writeNames('Attribute', facts.elementAttributes),
    state: writeMembers('Field', facts.state),
    events: table(
      ['Event', '`detail`', 'Dispatched when'],
      facts.events.map((event) => [code(event.name), code(writeDetail(event)), event.description]),
    ),
    errors: table(
      ['Reason', 'Code', 'Description'],
      facts.reasons.map((reason) => [code(reason.name), code(reason.code), reason.description]),
    ),
    variables: table(
      ['Variable', 'Light', 'Dark', 'Description'],
      facts.variables.map(({ name, light, dark, description }) => [
        code(name),
        code(light),
        code(dark),
        description,
      ]),
    ),
    parts: writeNames('Part', facts.parts),
  }
}

/**
 * Creates a function that writes a generated block by its name: a table, a fact, or `file <path>`.
 *
 * @returns {(name: string) => string}
 */
export function createBlocks() {
  /** @type {Readonly<Record<string, string>>} */
  const blocks = { ...writeFacts(), ...packageBlocks() }
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
