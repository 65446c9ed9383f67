import { execFileSync } from 'node:child_process'
import { posix } from 'node:path'
import { Project, ts } from 'ts-morph'
import { describe, expect, it } from 'vitest'
import { listSamples, type Sample } from '../../scripts/docs/samples.js'
import { root } from './documents.js'

const documents = execFileSync('git', ['ls-files', 'README.md', 'docs/*.md', 'skills'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)

/** Declarations that every sample of a page can use: the global object and the types of bundlers. */
const GLOBALS = `import type {} from 'aptos-wallet-kit/global'
import type {} from 'aptos-wallet-kit/dev-wallet'
import type {} from 'vite/client'
`

/** In JavaScript, a sample needs no cast for the element that a selector finds. */
const LOOSE_GLOBALS = `declare global {
  interface ParentNode { querySelector(selector: string): any }
}
${GLOBALS}`

const isTyped = ({ language }: Sample) => language === 'ts' || language === 'tsx'

/** Returns the inline scripts of HTML, with an empty line for each other line, so that line numbers stay. */
function getScript({ language, code }: Sample): string {
  if (language !== 'html') return code
  let isScript = false
  return code
    .split('\n')
    .map((line) => {
      if (line.includes('</script>')) isScript = false
      const isCode = isScript
      if (/<script(?![^>]*\bsrc=)[^>]*>\s*$/.test(line)) isScript = true
      return isCode ? line : ''
    })
    .join('\n')
}

function getFileName(sample: Sample): string {
  const extension = isTyped(sample) ? 'tsx' : 'jsx'
  const name = sample.file?.replace(/\.\w+$/, '') ?? `line-${sample.line}`
  return posix.join(root, '.samples', sample.document.replace(/\W/g, '-'), `${name}.${extension}`)
}

/**
 * Compiles samples against the types of the package.
 *
 * @returns One line for each error: the document, the line, and the message.
 */
function compile(
  samples: readonly Sample[],
  globals: string,
  options: ts.CompilerOptions,
): readonly string[] {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      jsx: ts.JsxEmit.ReactJSX,
      types: ['node', 'react'],
      skipLibCheck: true,
      noEmit: true,
      ...options,
    },
  })
  project.createSourceFile(posix.join(root, '.samples/globals.ts'), globals)
  // Without a bundler, a page imports a module of the package from a copy next to it.
  for (const sample of samples)
    for (const [, name] of sample.code.matchAll(/ from '\.\/([\w-]+)\.mjs'/g))
      project.createSourceFile(
        posix.join(getFileName(sample), `../${name}.d.mts`),
        `export * from 'aptos-wallet-kit/${name}'`,
        { overwrite: true },
      )
  return samples
    .map((sample) => {
      const file = project.createSourceFile(
        getFileName(sample),
        `${sample.given}\n${getScript(sample)}\nexport {}\n`,
        { overwrite: true },
      )
      return { sample, file }
    })
    .flatMap(({ sample, file }) =>
      file.getPreEmitDiagnostics().map((diagnostic) => {
        const line = (diagnostic.getLineNumber() ?? 1) - sample.given.split('\n').length - 1 + sample.line
        const message = ts.flattenDiagnosticMessageText(diagnostic.compilerObject.messageText, ' ')
        return `${sample.document}:${line}: ${message}`
      }),
    )
}

/** Compiles TypeScript strictly, and JavaScript as an editor checks it: without types, but with the names of all members. */
const compileAll = (samples: readonly Sample[]) => [
  ...compile(samples.filter(isTyped), GLOBALS, { strict: true }),
  ...compile(
    samples.filter((sample) => !isTyped(sample)),
    LOOSE_GLOBALS,
    { allowJs: true, checkJs: true, strict: false },
  ),
]

describe('samples of the documents', () => {
  it('compile against the types of the package', () => {
    expect(compileAll(documents.flatMap((path) => listSamples(path)))).toEqual([])
  })

  it('use the hook in React, and not the global object', () => {
    const inReact = documents
      .flatMap((path) => listSamples(path))
      .filter(({ code }) => /kit\/react'/.test(code))
    const wrong = inReact.filter(({ code }) => /\bAptosWalletKit\./.test(code))
    expect(wrong.map(({ document, line }) => `${document}:${line}`)).toEqual([])
  })

  it('export `App` as the default, which the entry of a new Vite app imports', () => {
    const named = documents
      .flatMap((path) => listSamples(path))
      .filter(({ code }) => /^export (?:const|function) App\b/m.test(code))
    expect(named.map(({ document, line }) => `${document}:${line}`)).toEqual([])
  })
})

describe('compileAll', () => {
  it('names the document, the line, and the error of each wrong sample', () => {
    const text = [
      "<!-- given: const nonce = '1' -->",
      '```js',
      'AptosWalletKit.signMesage({ nonce })',
      '```',
      '```ts excerpt',
      'nothing.here()',
      '```',
      '```ts',
      'const address: number = AptosWalletKit.getState().address',
      '```',
    ].join('\n')
    expect(compileAll(listSamples('page.md', `${text}\n`))).toEqual([
      expect.stringMatching(/^page\.md:9: Type 'string' is not assignable to type 'number'/),
      expect.stringMatching(/^page\.md:3: Property 'signMesage' does not exist/),
    ])
  })
})
