// Collects the members and the types that the reference of the API describes.
import { ts } from 'ts-morph'
import { findDeclaration } from './declarations.js'

/** @typedef {import('ts-morph').Project} Project */
/** @typedef {import('ts-morph').Node} Node */

/** The pattern of a type's name. The pattern has a capturing group, so that `split()` keeps the names. */
export const TYPE_NAME = /\b([A-Z][A-Za-z]+)\b/g

/** The types that a section of the documents describes, with the link to the section. */
export const SECTIONS = new Map([
  ['UiOptions', '#options'],
  ['KitEventMap', '#events'],
  ['WalletKitError', '#errors'],
  ['Strings', 'languages.md#strings'],
])

/** The types that several members use, with the one member that describes the type. */
const OWNERS = new Map([['WalletState', 'getState']])

/** The types that the reference omits, because it describes their members instead. */
const INTERNAL_TYPES = ['KitOptions', 'PageKit', 'WalletRequests']

/** @param {Node} node */
export const getTextWithoutComments = (node) => node.getText().replace(/\/\*\*[\s\S]*?\*\//g, '')

/** @param {string} text */
const listTypeNames = (text) => [...text.matchAll(TYPE_NAME)].map(([name]) => name)

/**
 * Lists the declarations of each member: one for each overload.
 *
 * @param {Node} node
 * @returns {ReadonlyMap<string, readonly Node[]>}
 */
export const listMembersByName = (node) =>
  new Map(
    node
      .getType()
      .getProperties()
      .map((symbol) => [symbol.getName(), symbol.getDeclarations()]),
  )

/**
 * Lists the fields of an interface, or of an alias of one object type. Inherited fields come first.
 *
 * @param {Node} node
 */
export function listFields(node) {
  const alias = node.asKind(ts.SyntaxKind.TypeAliasDeclaration)?.getTypeNode()
  if (alias && (node.getType().isUnion() || !alias.getText().startsWith('{'))) return []
  const symbols = node.getType().getProperties()
  const isOwn = (/** @type {import('ts-morph').Symbol} */ symbol) =>
    symbol.getDeclarations()[0]?.getParent() === node
  const inherited = symbols.filter((symbol) => !isOwn(symbol))
  return [...inherited, ...symbols.filter(isOwn)].flatMap((symbol) => {
    const [declaration] = symbol.getDeclarations()
    if (!declaration) return []
    const property = declaration.asKind(ts.SyntaxKind.PropertySignature)
    const method = declaration.asKind(ts.SyntaxKind.MethodSignature)
    const type = property?.getTypeNode()?.getText() ?? declaration.getType().getText(declaration)
    const name = symbol.getName()
    const label = method ? `${name}()` : `${name}${property?.hasQuestionToken() ? '?' : ''}`
    return [{ name, label, type, declaration }]
  })
}

/**
 * Collects the types that the members use. The reference describes a type with its member if only one member uses the type.
 *
 * @param {Project} project
 * @param {ReadonlyMap<string, readonly Node[]>} members
 */
export function collectTypes(project, members) {
  /** @type {Map<string, Node>} */
  const types = new Map()
  /** @type {Map<string, Set<string>>} */
  const usersByType = new Map()

  /** @param {string} text @param {string} member */
  const addTypes = (text, member) => {
    for (const name of listTypeNames(text)) {
      if (INTERNAL_TYPES.includes(name) || SECTIONS.has(name)) continue
      const declaration = types.get(name) ?? findExportedType(project, name)
      if (!declaration) continue
      types.set(name, declaration)
      const users = usersByType.get(name) ?? new Set()
      usersByType.set(name, users)
      if (users.has(member)) continue
      users.add(member)
      const fields = listFields(declaration)
      addTypes(fields.map(({ type }) => type).join(' ') || getTextWithoutComments(declaration), member)
    }
  }
  for (const [member, declarations] of members)
    for (const declaration of declarations) addTypes(getTextWithoutComments(declaration), member)
  for (const name of ['UiOptions', 'KitEventMap'])
    for (const { type } of listFields(findDeclaration(project, name))) addTypes(type, name)

  const names = [...types.keys()]
  const getUsers = (/** @type {string} */ name) => [...(usersByType.get(name) ?? [])]
  const isDescribedWith = (/** @type {string} */ name, /** @type {string} */ member) =>
    OWNERS.get(name) === member || (getUsers(name).length === 1 && getUsers(name)[0] === member)
  return {
    types,
    getTypesOf: (/** @type {string} */ member) => names.filter((name) => isDescribedWith(name, member)),
    sharedTypes: names
      .filter((name) => ![...members.keys()].some((member) => isDescribedWith(name, member)))
      .toSorted((a, b) => a.localeCompare(b, 'en')),
  }
}

/** @param {Project} project @param {string} name */
function findExportedType(project, name) {
  for (const file of project.getSourceFiles()) {
    const declaration = file.getInterface(name) ?? file.getTypeAlias(name)
    if (declaration?.isExported()) return declaration
  }
  return undefined
}
