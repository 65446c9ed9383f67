// The page of types: written from the declarations that the package ships, so that it says what the code says.
import { exportsOf, membersOf } from './declarations.js'
import { docstringMarkdown } from './docstring.js'

/** @typedef {import('./declarations.js').Declaration} Declaration */

/** The package's entries: which is it, its declarations, what comes first in it, and what it is for. */
const entries = [
  [
    'aptos-wallet-kit/global',
    'script/global',
    'AptosWalletKit',
    'Types of the global, the element and the events of a page that loads the script.',
  ],
  ['aptos-wallet-kit', 'core/index', 'createWalletKit', 'The core without a screen, for any framework.'],
  ['aptos-wallet-kit/react', 'react/index', 'useWallet', 'The components and the hook.'],
  [
    'aptos-wallet-kit/sign-in',
    'sign-in/index',
    'signIn',
    'Sign in with Aptos, with wallets that have it and with wallets that only sign messages.',
  ],
  [
    'aptos-wallet-kit/dev-wallet',
    'dev-wallet/index',
    'AptosDevWallet',
    'The global that the development wallet brings.',
  ],
]

const block = (/** @type {string} */ code) => `\`\`\`ts\n${code}\n\`\`\``

/** Docstrings inside a declaration's own text are shown beside the members instead. @param {string} text */
const bare = (text) =>
  text
    .replace(/\n?[ \t]*\/\*\*[\s\S]*?\*\//g, '')
    .replace(/^ {4}/gm, '  ')
    .replace(/import\("[^"]*"\)\./g, '')

/** @param {Declaration} declaration */
function section(declaration) {
  const { name, doc, text, node } = declaration
  const members = membersOf(declaration)
  const isShown = node.type === 'TSInterfaceDeclaration' || node.type === 'ClassDeclaration'
  // An interface is shown with what it takes over, so from whom is left out.
  const opening = text.slice(0, text.indexOf('{') + 1).replace(/^(interface .*?) extends .*\{$/s, '$1 {')
  const shown = isShown
    ? `${opening}\n${members.map((member) => `  ${bare(member.text)}`).join('\n')}\n}`
    : bare(text)
  const told = members
    .filter((member) => member.doc)
    .map((member) => `#### \`${name}.${member.name}\`\n\n${docstringMarkdown(member.doc)}`)
  return [`### \`${name}\``, docstringMarkdown(doc), block(shown), ...told].filter(Boolean).join('\n\n')
}

/**
 * @param {string} types the folder with the declarations
 * @returns {{ markdown: string, names: readonly string[] }} the page's text, and every type that has a part in it
 */
export function referenceMarkdown(types) {
  /** @type {Set<string>} */
  const names = new Set()
  const parts = entries.map(([entry, file, first, about]) => {
    // What two entries share is shown under the first of them.
    const fresh = exportsOf(`${types}/${file}.d.ts`).filter(({ name }) => !names.has(name))
    for (const { name } of fresh) names.add(name)
    const [main, rest] = [
      fresh.filter(({ name }) => name === first),
      fresh.filter(({ name }) => name !== first),
    ]
    const sections = [...main, ...rest].map(section)
    return [`## \`${entry}\``, about, ...sections].join('\n\n')
  })
  const introduction = `# Types

Every name that the package's entries export, taken from the declarations it ships. How to use the adapter is told on
[its own page](api.md); here is the letter of it.`
  return { markdown: [introduction, ...parts].join('\n\n'), names: [...names] }
}

/**
 * Makes the known types within a block of code links to their parts.
 *
 * @param {readonly string[]} names
 * @returns {(code: string) => string}
 */
export function linkTypes(names) {
  const known = new RegExp(
    `(?<![\\w'.-])(${names.filter((name) => /^[A-Z]/.test(name)).join('|')})(?![\\w'-])`,
    'g',
  )
  const link = (/** @type {string} */ text) =>
    text.replace(known, (name) => `<a href="#${name.toLowerCase()}">${name}</a>`)
  return (code) =>
    code
      .split(/(<[^>]+>)/)
      .map((part) => (part.startsWith('<') ? part : link(part)))
      .join('')
}
