// Reads the contents of the tables of the documents from the sources. The descriptions are the JSDoc and the comments next to
// each definition.
import { readdirSync, readFileSync } from 'node:fs'
import { ts } from 'ts-morph'
import { resolvePath } from '../paths.js'
import {
  findDeclaration,
  findVariable,
  getSourcePath,
  listLiterals,
  listMembers,
  readDescribedNames,
  readDescription,
} from './declarations.js'

/** @typedef {import('ts-morph').Project} Project */
/** @typedef {import('./declarations.js').Fact} Fact */

/**
 * Lists the reasons of errors with their codes.
 *
 * @param {Project} project
 */
function listReasons(project) {
  const type = 'Record<Reason, number>'
  const codes = findVariable(
    project,
    (variable) => variable.getTypeNode()?.getText() === type,
    `the type ${type}`,
  )
  const properties = codes.getInitializerIfKindOrThrow(ts.SyntaxKind.ObjectLiteralExpression).getProperties()
  return properties.map((property) => {
    const assignment = property.asKindOrThrow(ts.SyntaxKind.PropertyAssignment)
    return {
      name: assignment.getName(),
      description: readDescription(assignment),
      source: getSourcePath(assignment),
      code: String(assignment.getInitializerOrThrow().getType().getLiteralValueOrThrow()),
    }
  })
}

/**
 * Lists the options that the script tag sets.
 *
 * @param {Project} project
 * @returns {readonly string[]}
 */
function listScriptOptions(project) {
  const reader = findDeclaration(project, 'readScriptTagOptions')
  const [literal] = reader
    .getDescendantsOfKind(ts.SyntaxKind.ReturnStatement)
    .map((statement) => statement.getExpression())
  const properties = literal?.asKindOrThrow(ts.SyntaxKind.ObjectLiteralExpression).getProperties() ?? []
  return properties.map((property) => property.getSymbolOrThrow().getName())
}

/**
 * Lists the attributes of the wallet button. Omits `class`, which is only for React.
 *
 * @param {Project} project
 */
function listElementAttributes(project) {
  const attributes = findDeclaration(project, 'AptosWalletButtonAttributes')
  return attributes
    .getChildrenOfKind(ts.SyntaxKind.PropertySignature)
    .map((attribute) => ({
      name: attribute.getName().replaceAll("'", ''),
      description: readDescription(attribute),
      source: getSourcePath(attribute),
    }))
    .filter(({ name }) => name !== 'class')
}

/**
 * Lists the names of the views of the connect modal, which are parts of its panel.
 *
 * @param {Project} project
 */
function listViewNames(project) {
  const view = findDeclaration(project, 'ConnectView')
  const kind = view.getType().getPropertyOrThrow('kind').getTypeAtLocation(view)
  return kind.getUnionTypes().map((type) => String(type.getLiteralValue()))
}

/**
 * Lists the parts that the components render. The parts are in the order of the JSDoc of the wallet button.
 *
 * @param {Project} project
 * @returns {readonly Fact[]}
 * @throws {Error} If the JSDoc describes a part that no component renders.
 */
function listParts(project) {
  const attributes = project
    .getSourceFiles()
    .filter((file) => file.getFilePath().includes('/src/ui/'))
    .flatMap((file) => file.getDescendantsOfKind(ts.SyntaxKind.JsxAttribute))
    .filter((attribute) => attribute.getNameNode().getText() === 'part')
  const names = attributes.flatMap((attribute) => listLiterals(attribute.getInitializer())).join(' ')
  const rendered = new Set([...names.split(' ').filter(Boolean), ...listViewNames(project)])
  const element = findDeclaration(project, 'AptosWalletButton')
  const descriptions = readDescribedNames(element, 'csspart')
  const source = getSourcePath(element)
  for (const name of descriptions.keys())
    if (!rendered.has(name)) throw new Error(`${source}: no component renders the part ${name}.`)
  return [...new Set([...descriptions.keys(), ...rendered])].map((name) => ({
    name,
    description: descriptions.get(name) ?? '',
    source,
  }))
}

/**
 * Reads the variables of a style sheet with their defaults, which can be other variables. The description of a variable is a
 * comment such as `--awk-accent: Links.`
 *
 * @param {string} source
 */
function listSheetVariables(source) {
  const css = readFileSync(resolvePath(source), 'utf8')
  const comments = [...css.matchAll(/\/\*\s*(--awk-[a-z-]+): ([\s\S]*?)\s*\*\//g)]
  const descriptions = new Map(comments.map(([, name, text = '']) => [name, text.replace(/\s+/g, ' ')]))
  const uses = [...css.matchAll(/var\((--awk-[a-z-]+), ((?:[^()]|\([^()]*\))*)\)/g)]
  return uses.map(([, name = '', fallback = '']) => {
    const [, light = fallback, dark = fallback] = fallback.match(/^light-dark\((.*), (.*)\)$/) ?? []
    const [lightDefault = '', darkDefault = ''] = [light, dark].map((value) =>
      value.replace(/^var\(--(.*)\)$/, '--awk-$1'),
    )
    const description = descriptions.get(name) ?? ''
    return { name, description, source, light: lightDefault, dark: darkDefault }
  })
}

function listVariables() {
  const folder = 'src/ui/styles'
  const sheets = readdirSync(resolvePath(folder)).filter((file) => file.endsWith('.css'))
  return sheets.flatMap((file) => listSheetVariables(`${folder}/${file}`))
}

/**
 * Lists the English strings in a variable.
 *
 * @param {Project} project
 * @param {string} name
 */
function listStrings(project, name) {
  const english = findVariable(project, (variable) => variable.getName() === name, `the name ${name}`)
  const literal = english.getDescendantsOfKind(ts.SyntaxKind.ObjectLiteralExpression)[0]
  const properties = literal?.getProperties() ?? []
  return properties.map((property) => {
    const assignment = property.asKindOrThrow(ts.SyntaxKind.PropertyAssignment)
    const text =
      assignment.getInitializerOrThrow().getType().getLiteralValue() ??
      assignment.getInitializerOrThrow().getText()
    return { name: assignment.getName(), text: String(text).replace(/^['"`]|['"`]$/g, '') }
  })
}

/**
 * Reads the rows of the generated tables from the sources.
 *
 * @param {Project} project
 * @throws {Error} If a row has no description.
 */
export function readFacts(project) {
  const listMembersOf = (/** @type {string} */ name) => listMembers(findDeclaration(project, name))
  const options = listMembersOf('UiOptions')
  const scriptOptions = listScriptOptions(project)
  const facts = {
    methods: listMembersOf('AptosWalletKit'),
    hook: listMembersOf('Wallet').filter(({ isFunction }) => isFunction),
    options,
    scriptOptions: options.filter(({ name }) => scriptOptions.includes(name)),
    elementAttributes: listElementAttributes(project),
    events: listMembersOf('KitEventMap'),
    reasons: listReasons(project),
    variables: listVariables(),
    parts: listParts(project),
  }
  assertDescribed(Object.values(facts).flat())
  return {
    ...facts,
    strings: listStrings(project, 'english'),
    transactionStrings: listStrings(project, 'englishTransactions'),
  }
}

/**
 * Throws an error if a row has no description.
 *
 * @param {readonly Fact[]} facts
 */
export function assertDescribed(facts) {
  const missing = facts
    .filter(({ description }) => !description)
    .map(({ name, source }) => `${source}: ${name}`)
  if (missing.length)
    throw new Error(
      `Describe these names in a comment next to their definition:\n${[...new Set(missing)].join('\n')}`,
    )
}
