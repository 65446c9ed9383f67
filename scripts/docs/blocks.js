import { readFileSync } from 'node:fs'
import { readSources } from './declarations.js'
import * as descriptions from './descriptions.js'
import * as facts from './facts.js'
import { packageBlocks } from './package-blocks.js'
import { code, describe, table } from './table.js'

/** @param {string} option */
const toAttribute = (option) => `data-${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** @param {readonly { name: string }[]} members */
const namesOf = (members) => members.map(({ name }) => name)

/** @param {string} head @param {readonly (readonly string[])[]} rows */
const nameTable = (head, rows) =>
  table(
    [head, 'Description'],
    rows.map(([name = '', text = '']) => [code(name), text]),
  )

/** @param {import('ts-morph').Project} project */
function methodBlocks(project) {
  const methods = facts.methodsOf(project)
  const rows = describe('methods', namesOf(methods), descriptions.methods)
  const ofHook = namesOf(facts.hookOf(project).filter(({ isFunction }) => isFunction))
  const signatures = methods.map(({ name, signature }) => [
    `signature ${name}`,
    `\`\`\`ts\n${signature}\n\`\`\``,
  ])
  return {
    methods: table(
      ['Member', 'Description'],
      rows.map(([name, text]) => [`[${code(name)}](#${name.toLowerCase()})`, text]),
    ),
    hook: nameTable(
      'Function',
      rows.filter(([name]) => ofHook.includes(name)),
    ),
    ...Object.fromEntries(signatures),
  }
}

/** @param {import('ts-morph').Project} project */
function optionBlocks(project) {
  const options = facts.optionsOf(project)
  const described = new Map(describe('options', namesOf(options), descriptions.options))
  return {
    options: table(
      ['Option', 'Type', 'Description'],
      options.map(({ name, type }) => [code(name), code(type), described.get(name) ?? '']),
    ),
    'script-attributes': nameTable(
      'Attribute',
      facts.scriptOptionsOf(project).map((name) => [toAttribute(name), described.get(name) ?? '']),
    ),
    'element-attributes': nameTable(
      'Attribute',
      describe('elementAttributes', facts.elementAttributesOf(project), descriptions.elementAttributes),
    ),
  }
}

/** @param {import('ts-morph').Project} project */
function stateBlocks(project) {
  const state = facts.stateOf(project)
  const fields = new Map(describe('state', namesOf(state), descriptions.state))
  const events = facts.eventsOf(project)
  const emitted = new Map(describe('events', namesOf(events), descriptions.events))
  const codes = facts.errorCodesOf(project)
  const detailOf = (/** @type {typeof events[number]} */ { type, fields: names }) =>
    /^\w+Error$/.test(type) ? type : `{ ${names.join(', ')} }`
  return {
    state: table(
      ['Field', 'Type', 'Description'],
      state.map(({ name, type }) => [code(name), code(type), fields.get(name) ?? '']),
    ),
    events: table(
      ['Event', '`detail`', 'Dispatched when'],
      events.map((event) => [code(event.name), code(detailOf(event)), emitted.get(event.name) ?? '']),
    ),
    errors: table(
      ['Reason', 'Code', 'Description'],
      describe('reasons', Object.keys(codes), descriptions.reasons).map(([name, text]) => [
        code(name),
        code(codes[name] ?? ''),
        text,
      ]),
    ),
  }
}

/** @param {import('ts-morph').Project} project @param {string} root */
function styleBlocks(project, root) {
  const defaults = facts.variablesOf(root)
  return {
    variables: table(
      ['Variable', 'Light', 'Dark', 'Description'],
      describe('variables', [...defaults.keys()], descriptions.variables).map(([name, text]) => {
        const { light = '', dark = '' } = defaults.get(name) ?? {}
        return [code(name), code(light), code(dark), text]
      }),
    ),
    parts: nameTable('Part', describe('parts', facts.partsOf(project), descriptions.parts)),
  }
}

/**
 * Creates a function that writes a generated block by its name: a table, a fact, or `file <path>`.
 *
 * @param {string} root
 * @returns {(name: string) => string}
 */
export function createBlocks(root) {
  const project = readSources(root)
  /** @type {Record<string, string>} */
  const blocks = {
    ...methodBlocks(project),
    ...optionBlocks(project),
    ...stateBlocks(project),
    ...styleBlocks(project, root),
    ...packageBlocks(root),
  }
  return (name) => {
    const [, path = ''] = name.match(/^file (\S+)$/) ?? []
    if (path)
      return `\`\`\`${path.split('.').pop()} [${path}]\n${readFileSync(`${root}/${path}`, 'utf8').trimEnd()}\n\`\`\``
    const block = blocks[name]
    if (block === undefined)
      throw new Error(`There is no generated block ${name}. There are: ${Object.keys(blocks).join(', ')}.`)
    return block
  }
}
