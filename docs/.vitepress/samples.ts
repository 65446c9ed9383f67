import { posix } from 'node:path'
import { listSamples, type Sample } from '../../scripts/docs/samples.js'

interface Fence {
  readonly type: string
  readonly map: readonly [number, number] | null
  info: string
  content: string
}
interface State {
  readonly tokens: readonly Fence[]
  readonly env: { readonly relativePath?: string }
}
interface Markdown {
  readonly core: { readonly ruler: { push(name: string, rule: (state: State) => void): void } }
}

const GLOBALS = `import type {} from 'aptos-wallet-kit/global'
import type {} from 'aptos-wallet-kit/dev-wallet'
import type {} from 'vite/client'`

/** Converts a sample to a separate file, after the other files of its page. */
function toFiles(sample: Sample, samples: readonly Sample[]): string {
  const others = sample.file
    ? samples.filter(({ file, language }) => file !== sample.file && file && language === sample.language)
    : []
  const files = others.map(({ file, code }) => `// @filename: ${file}\n${code}`)
  const name = files.length ? `// @filename: ${sample.file}\n` : ''
  return [...files, `${name}${sample.given}\n${GLOBALS}`].join('\n')
}

/**
 * Passes the samples of a page to Twoslash, which shows the types of names on hover, and fails the build at an error. The
 * additional lines that a sample needs precede the cut. JavaScript also has types on hover, but no errors.
 */
export function showTypes(md: Markdown): void {
  md.core.ruler.push('samples', ({ tokens, env }) => {
    const document = posix.join('docs', env.relativePath ?? '')
    if (!env.relativePath) return
    const samples = listSamples(document)
    for (const token of tokens) {
      const sample = token.type === 'fence' && samples.find(({ code }) => code === token.content)
      if (!sample || sample.language === 'html') continue
      const options = sample.language.startsWith('js') ? '// @noErrors\n' : ''
      token.info = `${sample.language} twoslash`
      token.content = `${options}${toFiles(sample, samples)}\n// ---cut---\n${token.content}`
    }
  })
}
