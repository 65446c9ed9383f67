import { readFileSync } from 'node:fs'
import { resolvePath } from '../paths.js'
import { readSources } from './declarations.js'
import { readFacts } from './facts.js'
import { listAnchors } from './markdown-links.js'
import { writePackageBlocks } from './package-blocks.js'
import { createReference } from './reference.js'
import { formatCode, writeTable } from './table.js'

/** @typedef {import('./declarations.js').Fact} Fact */
/** @typedef {import('./declarations.js').Member} Member */

/** The guide of each option that has one. @type {Readonly<Record<string, string>>} */
const GUIDES = {
  autoConnect: 'connecting.md#auto-connect',
  lazyWallets: 'popups.md',
  storage: '#stored-data',
  authentication: 'log-in.md',
  theme: 'theming.md',
  locale: 'languages.md',
  strings: 'languages.md#change-a-string',
  catalogue: 'wallets.md',
  network: 'networks.md',
  createQrCode: 'phones.md#qr-code-on-a-computer',
  filter: 'wallets.md#hide-wallets',
  terms: 'terms.md',
}

/** @param {string} option */
const linkGuide = (option) =>
  GUIDES[option] ? `[${formatCode(option)}](${GUIDES[option]})` : formatCode(option)

/** @param {string} option */
const toAttribute = (option) => `data-${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** @param {string} head @param {readonly Fact[]} facts */
const writeFactTable = (head, facts) =>
  writeTable(
    [head, 'Description'],
    facts.map(({ name, description }) => [formatCode(name), description]),
  )

/** @param {readonly { name: string, text: string }[]} strings */
const writeStringTable = (strings) =>
  writeTable(
    ['Key', 'English'],
    strings.map(({ name, text }) => [formatCode(name), text]),
  )

/** @param {Member} event */
const formatDetail = ({ type, fields }) => (/^\w+Error$/.test(type) ? type : `{ ${fields.join(', ')} }`)

/**
 * Sorts functions in the order of docs/api.md.
 *
 * @template {{ name: string }} Named
 * @param {readonly Named[]} members
 */
function sortByHeading(members) {
  const headings = listAnchors(readFileSync(resolvePath('docs/api.md'), 'utf8'))
  const getPosition = (/** @type {Named} */ { name }) => headings.indexOf(name.toLowerCase())
  return members.toSorted((a, b) => getPosition(a) - getPosition(b))
}

/** @param {string} text */
const getFirstSentence = (text) => text.replace(/(?<=[.:])\s+(?=[A-Z`])[\s\S]*$/, '').replace(/:$/, '.')

/** @param {string} page @param {string} name */
const linkMember = (page, name) => `[${formatCode(name)}](${page}#${name.toLowerCase()})`

/**
 * Writes the blocks that come from the sources of the kit.
 *
 * @returns {Readonly<Record<string, string>>}
 */
function writeSourceBlocks() {
  const project = readSources()
  const facts = readFacts(project)
  const reference = createReference(project)
  const methods = sortByHeading(facts.methods)
  const members = reference.memberNames.map((name) => [`member ${name}`, reference.writeMember(name)])
  return {
    ...Object.fromEntries(members),
    types: reference.writeTypes(),
    methods: writeTable(
      ['Member', 'Description'],
      methods.map(({ name, description }) => [linkMember('', name), getFirstSentence(description)]),
    ),
    hook: sortByHeading(facts.hook)
      .map(({ name }) => linkMember('api.md', name))
      .join(', '),
    options: writeTable(
      ['Option', 'Type', 'Description'],
      facts.options.map(({ name, type, description }) => [
        linkGuide(name),
        reference.linkTypes(type),
        description,
      ]),
    ),
    'script-attributes': writeFactTable(
      'Attribute',
      facts.scriptOptions.map((option) => ({ ...option, name: toAttribute(option.name) })),
    ),
    'element-attributes': writeFactTable('Attribute', facts.elementAttributes),
    strings: writeStringTable(facts.strings),
    'transaction strings': writeStringTable(facts.transactionStrings),
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
