// Renders the reference of the API from the types and their JSDoc: a block for each member, and one block for the types.
import { ts } from 'ts-morph'
import {
  findDeclaration,
  getSourcePath,
  readDescription,
  readSummary,
  simplifyType,
  toOneLine,
} from './declarations.js'
import {
  collectTypes,
  getTextWithoutComments,
  listFields,
  listMembersByName,
  SECTIONS,
  TYPE_NAME,
} from './reference-types.js'
import { formatCode, renderTable } from './table.js'

/** @typedef {import('ts-morph').Project} Project */
/** @typedef {import('ts-morph').Node} Node */

/**
 * Reads the texts of the JSDoc tags with the given name.
 *
 * @param {Node} node
 * @param {string} name
 * @returns {readonly string[]}
 */
const readTags = ({ compilerNode }, name) =>
  ts
    .getJSDocTags(compilerNode)
    .filter(({ tagName }) => tagName.text === name)
    .map(({ comment }) => (ts.getTextOfJSDocComment(comment) ?? '').trim())

/** @param {string} text */
const toSentence = (text) => text.replace(/[^.]$/, '$&.')

/**
 * Creates the functions that render the reference.
 *
 * @param {Project} project
 */
export function createReferenceRenderer(project) {
  const members = listMembersByName(findDeclaration(project, 'AptosWalletKit'))
  const { types, getTypesOf, sharedTypes } = collectTypes(project, members)

  /** @param {string} name */
  const getLink = (name) => SECTIONS.get(name) ?? (types.has(name) ? `#${name.toLowerCase()}` : undefined)

  /**
   * Formats a type with a link for each type that the documents describe.
   *
   * @param {string} type
   */
  const linkTypes = (type) => {
    /** @type {{ text: string, link?: string | undefined }[]} */
    const parts = []
    for (const [index, text] of simplifyType(toOneLine(type)).split(TYPE_NAME).entries()) {
      const link = index % 2 === 1 ? getLink(text) : undefined
      const last = parts.at(-1)
      if (last && !last.link && !link) last.text += text
      else parts.push({ text, link })
    }
    return parts
      .map(({ text, link }) => (link ? `[${formatCode(text)}](${link})` : formatCode(text.trim())))
      .filter(Boolean)
      .join(' ')
  }

  /** @param {string} name */
  const renderMember = (name) => {
    const declarations = members.get(name)
    if (!declarations) throw new Error(`AptosWalletKit has no member ${name}.`)
    const signatures = declarations.map((declaration) => renderSignature(declaration, name))
    return [
      `\`\`\`ts excerpt\n${signatures.join('\n')}\n\`\`\``,
      ...declarations.map((declaration) => renderOverload(declaration, name, declarations.length > 1)),
      ...getTypesOf(name).map((type) => renderType(type, '####')),
    ].join('\n\n')
  }

  /** @param {Node} declaration @param {string} name @param {boolean} isOverload */
  const renderOverload = (declaration, name, isOverload) => {
    const signature = getSignatureNode(declaration)
    const parameters = signature?.getParameters() ?? []
    const label = formatCode(`${name}(${parameters.map((parameter) => parameter.getName()).join(', ')})`)
    const summary = readSummary(declaration)
    const [example] = readTags(declaration, 'example')
    if (!example) throw new Error(`${getSourcePath(declaration)}: ${name} has no example.`)
    return [
      isOverload ? `**${label}** ${summary}` : summary,
      renderParameters(declaration, parameters),
      renderResult(declaration, signature),
      renderErrors(declaration),
      `<!-- given: const kit = AptosWalletKit -->\n\n\`\`\`js\n${example}\n\`\`\``,
    ]
      .filter(Boolean)
      .join('\n\n')
  }

  /** @param {Node} declaration @param {readonly import('ts-morph').ParameterDeclaration[]} parameters */
  const renderParameters = (declaration, parameters) => {
    const descriptions = readParameters(declaration)
    const rows = parameters.map((parameter) => {
      const name = parameter.getName()
      const description = descriptions.get(name)
      if (!description) throw new Error(`${getSourcePath(declaration)}: describe the parameter ${name}.`)
      const label = `${name}${parameter.isOptional() ? '?' : ''}`
      return [formatCode(label), linkTypes(parameter.getTypeNode()?.getText() ?? ''), description]
    })
    return rows.length ? renderTable(['Parameter', 'Type', 'Description'], rows) : ''
  }

  /** @param {Node} declaration @param {import('ts-morph').MethodSignature | undefined} signature */
  const renderResult = (declaration, signature) => {
    const type = signature?.getReturnTypeNode()?.getText() ?? ''
    if (!type || type === 'void' || type === 'Promise<void>') return ''
    const [, awaited] = type.match(/^Promise<([\s\S]*)>$/) ?? []
    const [returned = ''] = readTags(declaration, 'returns')
    const verb = awaited ? 'Resolves to' : 'Returns'
    return `**${verb}** ${linkTypes(awaited ?? type)}${returned ? `: ${toSentence(toOneLine(returned))}` : '.'}`
  }

  /** @param {string} name @param {string} level The number signs of the heading. */
  const renderType = (name, level) => {
    const node = types.get(name)
    const description = node && readDescription(node)
    if (!description) throw new Error(`Describe the type ${name} in a JSDoc.`)
    const fields = listFields(node).map((field) => {
      const text = readDescription(field.declaration)
      if (!text) throw new Error(`${getSourcePath(field.declaration)}: describe ${name}.${field.name}.`)
      return [formatCode(field.label), linkTypes(field.type), text]
    })
    const body = fields.length
      ? renderTable(['Field', 'Type', 'Description'], fields)
      : `\`\`\`ts excerpt\n${renderAlias(node)}\n\`\`\``
    return `${level} \`${name}\`\n\n${description}\n\n${body}`
  }

  return {
    memberNames: [...members.keys()],
    linkTypes,
    renderMember,
    /** Renders the types that no member describes. */
    renderTypes: () => sharedTypes.map((name) => renderType(name, '###')).join('\n\n'),
  }
}

/** @param {Node} declaration */
function renderErrors(declaration) {
  const errors = readTags(declaration, 'throws').map((text) =>
    toSentence(
      toOneLine(text)
        .replace(/^WalletKitError /, '')
        .replace(/^TypeError\b/, '`TypeError`'),
    ),
  )
  return errors.length ? `**Errors:** ${errors.join(' ')} See [Errors](#errors).` : ''
}

/**
 * Returns the signature of a method, or of the method of which a property is an alias.
 *
 * @param {Node} declaration
 */
function getSignatureNode(declaration) {
  const method = declaration.asKind(ts.SyntaxKind.MethodSignature)
  if (method) return method
  const [signature] = declaration.getType().getCallSignatures()
  return /** @type {Node | undefined} */ (signature?.getDeclaration())?.asKind(ts.SyntaxKind.MethodSignature)
}

/** @param {Node} declaration @param {string} name */
function renderSignature(declaration, name) {
  const signature = getSignatureNode(declaration)
  if (!signature)
    return `${name}: ${simplifyType(declaration.asKindOrThrow(ts.SyntaxKind.PropertySignature).getTypeNodeOrThrow().getText())}`
  return simplifyType(toOneLine(getTextWithoutComments(signature)).replace(/^\s*\w+/, name))
    .replace(/\( /, '(')
    .replace(/, ?\)/, ')')
}

/** Reads `@param` tags. @param {Node} declaration @returns {ReadonlyMap<string, string>} */
const readParameters = ({ compilerNode }) =>
  new Map(
    ts
      .getJSDocTags(compilerNode)
      .filter(ts.isJSDocParameterTag)
      .map(({ name, comment }) => [name.getText(), toOneLine(ts.getTextOfJSDocComment(comment) ?? '')]),
  )

/** @param {Node} node */
const renderAlias = (node) =>
  node
    .getText()
    .replace(/^\/\*\*[\s\S]*?\*\/\s*/, '')
    .replace(/^export /, '')
    .replace(/\breadonly /g, '')
    .replace(/ \| undefined\b/g, '')
