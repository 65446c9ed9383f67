// Writes the reference of the API from the types and their JSDoc: a block for each member, and one for the types.
import { ts } from 'ts-morph'
import { findDeclaration, getSource, readDescription, simplify, toOneLine } from './declarations.js'
import {
  collectTypes,
  getTextWithoutComments,
  listFields,
  listMembersByName,
  SECTIONS,
  TYPE_NAME,
} from './reference-types.js'
import { formatCode, writeTable } from './table.js'

/** @typedef {import('ts-morph').Project} Project */
/** @typedef {import('ts-morph').Node} Node */

/**
 * Reads the texts of the JSDoc tags with a name.
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
 * Creates the writer of the reference.
 *
 * @param {Project} project
 */
export function createReference(project) {
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
    for (const [index, text] of simplify(toOneLine(type)).split(TYPE_NAME).entries()) {
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
  const writeMember = (name) => {
    const declarations = members.get(name)
    if (!declarations) throw new Error(`AptosWalletKit has no member ${name}.`)
    const signatures = declarations.map((declaration) => writeSignature(declaration, name))
    return [
      `\`\`\`ts excerpt\n${signatures.join('\n')}\n\`\`\``,
      ...declarations.map((declaration) => writeOverload(declaration, name, declarations.length > 1)),
      ...getTypesOf(name).map((type) => writeType(type, '####')),
    ].join('\n\n')
  }

  /** @param {Node} declaration @param {string} name @param {boolean} isOverload */
  const writeOverload = (declaration, name, isOverload) => {
    const signature = getSignatureNode(declaration)
    const parameters = signature?.getParameters() ?? []
    const label = formatCode(`${name}(${parameters.map((parameter) => parameter.getName()).join(', ')})`)
    const summary = readDescription(declaration, false)
    const [example] = readTags(declaration, 'example')
    if (!example) throw new Error(`${getSource(declaration)}: ${name} has no example.`)
    return [
      isOverload ? `**${label}** ${summary}` : summary,
      writeParameters(declaration, parameters),
      writeResult(declaration, signature),
      writeErrors(declaration),
      `<!-- given: const kit = AptosWalletKit -->\n\n\`\`\`js\n${example}\n\`\`\``,
    ]
      .filter(Boolean)
      .join('\n\n')
  }

  /** @param {Node} declaration @param {readonly import('ts-morph').ParameterDeclaration[]} parameters */
  const writeParameters = (declaration, parameters) => {
    const descriptions = readParameters(declaration)
    const rows = parameters.map((parameter) => {
      const name = parameter.getName()
      const description = descriptions.get(name)
      if (!description) throw new Error(`${getSource(declaration)}: describe the parameter ${name}.`)
      const label = `${name}${parameter.isOptional() ? '?' : ''}`
      return [formatCode(label), linkTypes(parameter.getTypeNode()?.getText() ?? ''), description]
    })
    return rows.length ? writeTable(['Parameter', 'Type', 'Description'], rows) : ''
  }

  /** @param {Node} declaration @param {import('ts-morph').MethodSignature | undefined} signature */
  const writeResult = (declaration, signature) => {
    const type = signature?.getReturnTypeNode()?.getText() ?? ''
    if (!type || type === 'void' || type === 'Promise<void>') return ''
    const [, awaited] = type.match(/^Promise<([\s\S]*)>$/) ?? []
    const [returned = ''] = readTags(declaration, 'returns')
    const verb = awaited ? 'Resolves to' : 'Returns'
    return `**${verb}** ${linkTypes(awaited ?? type)}${returned ? `: ${toSentence(toOneLine(returned))}` : '.'}`
  }

  /** @param {string} name @param {string} level Level of the heading. */
  const writeType = (name, level) => {
    const node = types.get(name)
    const description = node && readDescription(node)
    if (!description) throw new Error(`Describe the type ${name} in a JSDoc.`)
    const fields = listFields(node).map((field) => {
      const text = readDescription(field.declaration)
      if (!text) throw new Error(`${getSource(field.declaration)}: describe ${name}.${field.name}.`)
      return [formatCode(field.label), linkTypes(field.type), text]
    })
    const body = fields.length
      ? writeTable(['Field', 'Type', 'Description'], fields)
      : `\`\`\`ts excerpt\n${writeAlias(node)}\n\`\`\``
    return `${level} \`${name}\`\n\n${description}\n\n${body}`
  }

  return {
    memberNames: [...members.keys()],
    linkTypes,
    writeMember,
    /** Writes the types that more than one member uses. */
    writeTypes: () => sharedTypes.map((name) => writeType(name, '###')).join('\n\n'),
  }
}

/** @param {Node} declaration */
function writeErrors(declaration) {
  const errors = readTags(declaration, 'throws').map((text) =>
    toSentence(
      toOneLine(text)
        .replace(/^WalletKitError /, '')
        .replace(/^TypeError\b/, '`TypeError`'),
    ),
  )
  return errors.length ? `**Errors:** ${errors.join(' ')} See [Errors](#errors).` : ''
}

/** Returns the signature of a method, or of the method of which a property is an alias. @param {Node} declaration */
function getSignatureNode(declaration) {
  const method = declaration.asKind(ts.SyntaxKind.MethodSignature)
  if (method) return method
  const [signature] = declaration.getType().getCallSignatures()
  return /** @type {Node | undefined} */ (signature?.getDeclaration())?.asKind(ts.SyntaxKind.MethodSignature)
}

/** @param {Node} declaration @param {string} name */
function writeSignature(declaration, name) {
  const signature = getSignatureNode(declaration)
  if (!signature)
    return `${name}: ${simplify(declaration.asKindOrThrow(ts.SyntaxKind.PropertySignature).getTypeNodeOrThrow().getText())}`
  return simplify(toOneLine(getTextWithoutComments(signature)).replace(/^\s*\w+/, name))
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
const writeAlias = (node) =>
  node
    .getText()
    .replace(/^\/\*\*[\s\S]*?\*\/\s*/, '')
    .replace(/^export /, '')
    .replace(/\breadonly /g, '')
    .replace(/ \| undefined\b/g, '')
