import { Project, ts } from 'ts-morph'

/** @typedef {{ name: string, type: string, signature: string, isFunction: boolean, fields: readonly string[] }} Member */

/**
 * Reads the sources of the kit.
 *
 * @param {string} root
 */
export function readSources(root) {
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
  project.addSourceFilesAtPaths([`${root}/src/{core,ui,script,react,catalogue}/**/*.{ts,tsx}`, '!**/*.d.ts'])
  return project
}

/**
 * Finds an interface, a type alias, or a function by its name in any file.
 *
 * @param {Project} project
 * @param {string} name
 * @throws {Error} If no source declares the name.
 */
export function findDeclaration(project, name) {
  for (const file of project.getSourceFiles()) {
    const declaration = file.getInterface(name) ?? file.getTypeAlias(name) ?? file.getFunction(name)
    if (declaration) return declaration
  }
  throw new Error(`No source declares ${name}. Update scripts/docs/facts.js.`)
}

/** @param {string} text */
const toOneLine = (text) => text.replace(/\s+/g, ' ').trim()

/**
 * Shortens a type for readers: every option accepts `undefined`, every field is read-only.
 *
 * @param {string} type
 */
const simplify = (type) =>
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
function declarationOf(symbol) {
  const [declaration] = symbol.getDeclarations()
  if (!declaration) throw new Error(`${symbol.getName()} has no declaration.`)
  return declaration
}

/** @param {import('ts-morph').Node} declaration */
function typeTextOf(declaration) {
  const written = declaration.asKind(ts.SyntaxKind.PropertySignature)?.getTypeNode()?.getText()
  return simplify(written ?? declaration.getType().getText(declaration, ts.TypeFormatFlags.NoTruncation))
}

/**
 * Lists the members of a type in the order of their declaration, inherited ones included.
 *
 * @param {import('ts-morph').Type} type
 * @returns {readonly Member[]}
 */
export const membersOf = (type) =>
  type.getProperties().map((symbol) => {
    const declaration = declarationOf(symbol)
    const name = symbol.getName()
    const text = typeTextOf(declaration)
    return {
      name,
      type: text,
      signature: callSignatureOf(declaration, name) ?? `${name}: ${text}`,
      isFunction: declaration.getType().getCallSignatures().length > 0,
      fields: declaration
        .getType()
        .getProperties()
        .map((field) => field.getName()),
    }
  })

/** @param {import('ts-morph').Node} declaration @param {string} name */
function callSignatureOf(declaration, name) {
  const [signature] = declaration.getType().getCallSignatures()
  if (!signature) return undefined
  const checker = declaration.getProject().getTypeChecker().compilerObject
  const flags = ts.TypeFormatFlags.NoTruncation
  return `${name}${simplify(checker.signatureToString(signature.compilerSignature, declaration.compilerNode, flags))}`
}

/**
 * Lists the string literals that an expression can evaluate to.
 *
 * @param {import('ts-morph').Node | undefined} node
 * @returns {readonly string[]}
 */
export function literalsOf(node) {
  if (!node) return []
  const literal = node.asKind(ts.SyntaxKind.StringLiteral)
  if (literal) return [literal.getLiteralText()]
  const conditional = node.asKind(ts.SyntaxKind.ConditionalExpression)
  if (conditional) return [conditional.getWhenTrue(), conditional.getWhenFalse()].flatMap(literalsOf)
  const template = node.asKind(ts.SyntaxKind.TemplateExpression)
  if (template) {
    const spans = template.getTemplateSpans()
    const texts = [template.getHead(), ...spans.map((span) => span.getLiteral())].map((part) =>
      part.getLiteralText(),
    )
    return [...texts, ...spans.flatMap((span) => literalsOf(span.getExpression()))]
  }
  const inner = node.asKind(ts.SyntaxKind.JsxExpression) ?? node.asKind(ts.SyntaxKind.ParenthesizedExpression)
  if (inner) return literalsOf(inner.getExpression())
  const type = node.getType()
  return (type.isUnion() ? type.getUnionTypes() : [type]).map((one) => String(one.getLiteralValue() ?? ''))
}
