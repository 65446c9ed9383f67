import { readFileSync } from 'node:fs'
import { ts } from 'ts-morph'
import { findDeclaration, literalsOf, membersOf } from './declarations.js'

/** @typedef {import('ts-morph').Project} Project */

/** @param {Project} project @param {string} name */
const membersNamed = (project, name) => membersOf(findDeclaration(project, name).getType())

/** @param {Project} project */
export const optionsOf = (project) => membersNamed(project, 'UiOptions')

/** @param {Project} project */
export const methodsOf = (project) => membersNamed(project, 'AptosWalletKit')

/** @param {Project} project */
export const hookOf = (project) => membersNamed(project, 'Wallet')

/** @param {Project} project */
export const stateOf = (project) => membersNamed(project, 'WalletState')

/** @param {Project} project */
export const eventsOf = (project) => membersNamed(project, 'KitEventMap')

/**
 * Reads the code of each reason.
 *
 * @param {Project} project
 * @returns {Readonly<Record<string, string>>}
 */
export function errorCodesOf(project) {
  const variables = project.getSourceFiles().flatMap((file) => file.getVariableDeclarations())
  const codes = variables.find((one) => one.getTypeNode()?.getText() === 'Record<Reason, number>')
  const literal = codes?.getInitializerIfKindOrThrow(ts.SyntaxKind.ObjectLiteralExpression)
  const properties =
    literal?.getProperties().map((one) => one.asKindOrThrow(ts.SyntaxKind.PropertyAssignment)) ?? []
  return Object.fromEntries(properties.map((one) => [one.getName(), one.getInitializerOrThrow().getText()]))
}

/**
 * Lists the options that the script tag sets.
 *
 * @param {Project} project
 * @returns {readonly string[]}
 */
export function scriptOptionsOf(project) {
  const read = findDeclaration(project, 'parseScriptOptions')
  const [literal] = read.getDescendantsOfKind(ts.SyntaxKind.ReturnStatement).map((one) => one.getExpression())
  const properties = literal?.asKindOrThrow(ts.SyntaxKind.ObjectLiteralExpression).getProperties() ?? []
  return properties.map((one) => one.getSymbolOrThrow().getName())
}

/**
 * Lists the attributes of the element. `class` is for React only.
 *
 * @param {Project} project
 */
export function elementAttributesOf(project) {
  const element = findDeclaration(project, 'AptosWalletButtonAttributes').asKindOrThrow(
    ts.SyntaxKind.InterfaceDeclaration,
  )
  const own = element.getProperties().map((one) => one.getName().replace(/^'|'$/g, ''))
  return [...own.filter((name) => name !== 'class'), 'hidden']
}

/**
 * Lists the names of the views of the connect modal, which are parts of its panel.
 *
 * @param {Project} project
 */
function viewNamesOf(project) {
  const view = findDeclaration(project, 'ConnectView')
  const kind = view.getType().getPropertyOrThrow('kind').getTypeAtLocation(view)
  return kind.getUnionTypes().map((type) => String(type.getLiteralValue()))
}

/**
 * Lists the parts of the elements that the components render.
 *
 * @param {Project} project
 */
export function partsOf(project) {
  const files = project.getSourceFiles().filter((file) => file.getFilePath().includes('/src/ui/'))
  const attributes = files
    .flatMap((file) => file.getDescendantsOfKind(ts.SyntaxKind.JsxAttribute))
    .filter((attribute) => attribute.getNameNode().getText() === 'part')
  const names = attributes.flatMap((attribute) => literalsOf(attribute.getInitializer())).join(' ')
  return [...new Set([...names.split(' ').filter(Boolean), ...viewNamesOf(project)])]
}

/**
 * Reads the variables of the style sheet with their defaults.
 *
 * @param {string} root
 */
export function variablesOf(root) {
  const css = readFileSync(`${root}/src/ui/styles.css`, 'utf8')
  const uses = [...css.matchAll(/var\((--awk-[a-z-]+), ((?:[^()]|\([^()]*\))*)\)/g)]
  return new Map(
    uses.map(([, name = '', fallback = '']) => {
      const [, light = fallback, dark = fallback] = fallback.match(/^light-dark\((.*), (.*)\)$/) ?? []
      return /** @type {const} */ ([name, { light, dark }])
    }),
  )
}
