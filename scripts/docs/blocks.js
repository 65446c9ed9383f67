import { readFileSync } from 'node:fs'
import { resolvePath } from '../paths.js'
import { loadSources } from './declarations.js'
import { readFacts } from './facts.js'
import { listAnchors } from './markdown-links.js'
import { renderPackageBlocks } from './package-blocks.js'
import { createReferenceRenderer } from './reference.js'
import { formatCode, renderTable } from './table.js'

/** @typedef {import('./declarations.js').Fact} Fact */
/** @typedef {import('./declarations.js').Member} Member */

/** The link to the guide of each option that has a guide. @type {Readonly<Record<string, string>>} */
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
const toScriptAttribute = (option) =>
  `data-${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** @param {string} head @param {readonly Fact[]} facts */
const renderFactTable = (head, facts) =>
  renderTable(
    [head, 'Description'],
    facts.map(({ name, description }) => [formatCode(name), description]),
  )

/** @param {readonly { name: string, text: string }[]} strings */
const renderStringTable = (strings) =>
  renderTable(
    ['Key', 'English'],
    strings.map(({ name, text }) => [formatCode(name), text]),
  )

/** @param {Member} event */
const formatEventDetail = ({ type, fields }) => (/^\w+Error$/.test(type) ? type : `{ ${fields.join(', ')} }`)

/**
 * Sorts functions in the order of the headings in docs/api.md.
 *
 * @template {{ name: string }} Named
 * @param {readonly Named[]} members
 */
function sortByApiHeading(members) {
  const headings = listAnchors(readFileSync(resolvePath('docs/api.md'), 'utf8'))
  const getPosition = (/** @type {Named} */ { name }) => headings.indexOf(name.toLowerCase())
  return members.toSorted((a, b) => getPosition(a) - getPosition(b))
}

/** @param {string} text */
const getFirstSentence = (text) => text.replace(/(?<=[.:])\s+(?=[A-Z`])[\s\S]*$/, '').replace(/:$/, '.')

/** @param {string} page @param {string} name */
const linkMember = (page, name) => `[${formatCode(name)}](${page}#${name.toLowerCase()})`

/**
 * Renders the blocks that come from the sources of the kit.
 *
 * @returns {Readonly<Record<string, string>>}
 */
function renderSourceBlocks() {
  const project = loadSources()
  const facts = readFacts(project)
  const reference = createReferenceRenderer(project)
  const methods = sortByApiHeading(facts.methods)
  const members = reference.memberNames.map((name) => [`member ${name}`, reference.renderMember(name)])
  return {
    ...Object.fromEntries(members),
    types: reference.renderTypes(),
    methods: renderTable(
      ['Member', 'Description'],
      methods.map(({ name, description }) => [linkMember('', name), getFirstSentence(description)]),
    ),
    hook: sortByApiHeading(facts.hook)
      .map(({ name }) => linkMember('api.md', name))
      .join(', '),
    options: renderTable(
      ['Option', 'Type', 'Description'],
      facts.options.map(({ name, type, description }) => [
        linkGuide(name),
        reference.linkTypes(type),
        description,
      ]),
    ),
    'script-attributes': renderFactTable(
      'Attribute',
      facts.scriptOptions.map((option) => ({ ...option, name: toScriptAttribute(option.name) })),
    ),
    'element-attributes': renderFactTable('Attribute', facts.elementAttributes),
    strings: renderStringTable(facts.strings),
    'transaction strings': renderStringTable(facts.transactionStrings),
    events: renderTable(
      ['Event', '`detail`', 'Dispatched when'],
      facts.events.map((event) => [
        formatCode(event.name),
        formatCode(formatEventDetail(event)),
        event.description,
      ]),
    ),
    errors: renderTable(
      ['Reason', 'Code', 'Description'],
      facts.reasons.map((reason) => [formatCode(reason.name), formatCode(reason.code), reason.description]),
    ),
    variables: renderTable(
      ['Variable', 'Light', 'Dark', 'Description'],
      facts.variables.map(({ name, light, dark, description }) => [
        formatCode(name),
        formatCode(light),
        formatCode(dark),
        description,
      ]),
    ),
    parts: renderFactTable('Part', facts.parts),
  }
}

/**
 * Creates a function that renders the block with a name. The block `file <path>` is the content of a file.
 *
 * @returns {(name: string) => string}
 */
export function createBlockRenderer() {
  /** @type {Readonly<Record<string, string>>} */
  const blocks = { ...renderSourceBlocks(), ...renderPackageBlocks() }
  return (name) => {
    const [, path = ''] = name.match(/^file (\S+)$/) ?? []
    if (path)
      return `\`\`\`${path.split('.').pop()} [${path}]\n${readFileSync(resolvePath(path), 'utf8').trimEnd()}\n\`\`\``
    const block = blocks[name]
    if (block === undefined)
      throw new Error(
        `Unknown generated block: ${name}.\nUse one of these names: ${Object.keys(blocks).join(', ')}.`,
      )
    return block
  }
}
