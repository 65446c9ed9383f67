import { relative } from 'node:path'
import { Project, ts } from 'ts-morph'
import { resolvePath } from '../paths.js'

/**
 * A row of a table in the documents.
 *
 * @typedef {object} Fact
 * @property {string} name
 * @property {string} description The sentences of the comment. Empty if there is no comment.
 * @property {string} source The path of the file with the definition.
 */

/** @typedef {Fact & { type: string, signature: string, isFunction: boolean, fields: readonly string[] }} Member */

/** Loads the sources of the kit into a project of ts-morph. */
export function loadSources() {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      strict: true,
    },
  })
  project.addSourceFilesAtPaths([
    resolvePath('src/{core,ui,script,react,catalogue}/**/*.{ts,tsx}'),
    '!**/*.d.ts',
  ])
  return project
}

/**
 * Finds an interface, a type alias, a function, or a class by its name in any file.
 *
 * @param {Project} project
 * @param {string} name
 * @throws {Error} If no source declares the name.
 */
export function findDeclaration(project, name) {
  for (const file of project.getSourceFiles()) {
    const declaration =
      file.getInterface(name) ??
      file.getTypeAlias(name) ??
      file.getFunction(name) ??
      file.getDescendantsOfKind(ts.SyntaxKind.ClassDeclaration).find((node) => node.getName() === name)
    if (declaration) return declaration
  }
  throw new Error(`No source declares ${name}. Update scripts/docs/facts.js.`)
}

/**
 * Finds a variable in any file.
 *
 * @param {Project} project
 * @param {(variable: import('ts-morph').VariableDeclaration) => boolean} isMatch
 * @param {string} description The type or the name of the variable, for the error.
 * @throws {Error} If no variable matches.
 */
export function findVariable(project, isMatch, description) {
  const variables = project.getSourceFiles().flatMap((file) => file.getVariableDeclarations())
  const variable = variables.find(isMatch)
  if (!variable) throw new Error(`No variable has ${description}. Update scripts/docs/facts.js.`)
  return variable
}

/** @param {import('ts-morph').Node} node */
export const getSourcePath = (node) =>
  relative(resolvePath('.'), node.getSourceFile().getFilePath()).replaceAll('\\', '/')

/** @param {string} text */
export const toOneLine = (text) => text.replace(/\s+/g, ' ').trim()

/** @param {string | ts.NodeArray<ts.JSDocComment> | undefined} comment */
const readComment = (comment) => toOneLine(ts.getTextOfJSDocComment(comment) ?? '')

/**
 * Reads the sentences of a JSDoc, without its tags.
 *
 * @param {import('ts-morph').Node} node
 */
export function readSummary({ compilerNode }) {
  const comments = ts.getJSDocCommentsAndTags(compilerNode).filter(ts.isJSDoc)
  return readComment(comments.at(-1)?.comment)
}

/**
 * Reads the sentences of a JSDoc, and its `@returns` tag as one more sentence.
 *
 * @param {import('ts-morph').Node} node
 */
export function readDescription(node) {
  const { compilerNode } = node
  const summary = readSummary(node)
  const returned = readComment(ts.getJSDocReturnTag(compilerNode)?.comment).replace(/\.$/, '')
  if (!summary || !returned) return summary
  const isAsync = /^Promise</.test(/** @type {any} */ (compilerNode).type?.getText() ?? '')
  const verb = isAsync ? 'Resolves to' : 'Returns'
  return `${summary} ${verb} ${returned[0]?.toLowerCase()}${returned.slice(1)}.`
}

/**
 * Reads the descriptions in the tags of a JSDoc: `@<tag> <name> - <description>`.
 *
 * @param {import('ts-morph').Node} node
 * @param {string} tag
 * @returns {ReadonlyMap<string, string>}
 */
export const readDescribedNames = ({ compilerNode }, tag) =>
  new Map(
    ts
      .getJSDocTags(compilerNode)
      .filter(({ tagName }) => tagName.text === tag)
      .map(({ comment }) => {
        const [name = '', ...description] = readComment(comment).split(' - ')
        return [name, description.join(' - ')]
      }),
  )

/**
 * Removes comments, `| undefined`, and `readonly` from a type. Readers don't need these words, because every option accepts
 * `undefined` and every field is read-only.
 *
 * @param {string} type
 */
export const simplifyType = (type) =>
  toOneLine(
    type
      .replace(/\/\*\*[\s\S]*?\*\//g, '')
      .replace(/(?<=\S)\s*\n\s*(?=(readonly )?\w+\??:)/g, '; ')
      .replace('{;', '{'),
  )
    .replace(/^\| /, '')
    .replace(/ \| undefined\b/g, '')
    .replace(/\breadonly /g, '')
    .replace(/;(?= })/g, '')
    .replace(/\(([^()]*\([^()]*\)[^()]*)\)$/, '$1')

/** @param {import('ts-morph').Symbol} symbol @returns {import('ts-morph').Node} */
function getDeclaration(symbol) {
  const [declaration] = symbol.getDeclarations()
  if (!declaration) throw new Error(`${symbol.getName()} has no declaration.`)
  return declaration
}

/** @param {import('ts-morph').Node} declaration */
function getTypeText(declaration) {
  const written = declaration.asKind(ts.SyntaxKind.PropertySignature)?.getTypeNode()?.getText()
  return simplifyType(written ?? declaration.getType().getText(declaration, ts.TypeFormatFlags.NoTruncation))
}

/** @param {import('ts-morph').Node} declaration @param {string} name */
function formatCallSignature(declaration, name) {
  const [signature] = declaration.getType().getCallSignatures()
  if (!signature) return undefined
  const checker = declaration.getProject().getTypeChecker().compilerObject
  const flags = ts.TypeFormatFlags.NoTruncation
  return `${name}${simplifyType(checker.signatureToString(signature.compilerSignature, declaration.compilerNode, flags))}`
}

/**
 * Lists the members of a type: first the inherited members, and then the others in the order of their declaration.
 *
 * @param {import('ts-morph').Node} node
 * @returns {readonly Member[]}
 */
export function listMembers(node) {
  const isOwn = (/** @type {import('ts-morph').Node} */ declaration) => declaration.getParent() === node
  const declarations = node.getType().getProperties().map(getDeclaration)
  const inherited = declarations.filter((declaration) => !isOwn(declaration))
  return [...inherited, ...declarations.filter(isOwn)].map((declaration) => {
    const name = declaration.getSymbolOrThrow().getName()
    const type = getTypeText(declaration)
    return {
      name,
      description: readDescription(declaration),
      source: getSourcePath(declaration),
      type,
      signature: formatCallSignature(declaration, name) ?? `${name}: ${type}`,
      isFunction: declaration.getType().getCallSignatures().length > 0,
      fields: declaration
        .getType()
        .getProperties()
        .map((field) => field.getName()),
    }
  })
}

/**
 * Lists the string literals of which the value of an expression can consist.
 *
 * @param {import('ts-morph').Node | undefined} node
 * @returns {readonly string[]}
 */
export function listLiterals(node) {
  if (!node) return []
  const literal = node.asKind(ts.SyntaxKind.StringLiteral)
  if (literal) return [literal.getLiteralText()]
  const conditional = node.asKind(ts.SyntaxKind.ConditionalExpression)
  if (conditional) return [conditional.getWhenTrue(), conditional.getWhenFalse()].flatMap(listLiterals)
  const template = node.asKind(ts.SyntaxKind.TemplateExpression)
  if (template) {
    const spans = template.getTemplateSpans()
    const texts = [template.getHead(), ...spans.map((span) => span.getLiteral())].map((part) =>
      part.getLiteralText(),
    )
    return [...texts, ...spans.flatMap((span) => listLiterals(span.getExpression()))]
  }
  const inner = node.asKind(ts.SyntaxKind.JsxExpression) ?? node.asKind(ts.SyntaxKind.ParenthesizedExpression)
  if (inner) return listLiterals(inner.getExpression())
  const type = node.getType()
  const types = type.isUnion() ? type.getUnionTypes() : [type]
  return types.map((literalType) => String(literalType.getLiteralValue() ?? ''))
}
