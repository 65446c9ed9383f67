import { PassThrough } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import type { ProcessLike } from '../../bin/context.js'
import { hasButton } from '../../bin/embed/has-button.js'
import { scanTags } from '../../bin/html/scan.js'
import { run } from '../../bin/main.js'
import { bundleOf, installPackage, temporaryFolder, writeFiles } from './support/package-root.js'

vi.mock('../../bin/html/scan.js', async (original) => {
  const scan = await original<typeof import('../../bin/html/scan.js')>()
  return { ...scan, scanTags: vi.fn(scan.scanTags) }
})

/** Runs the command in this process, where its scans can be counted. */
async function embed(html: string, ...flags: string[]) {
  const cwd = temporaryFolder()
  writeFiles(cwd, { 'index.html': html })
  const root = installPackage({ 'dist/locales/de.js': bundleOf('German') })
  const stream = () => new PassThrough() as unknown as NodeJS.WriteStream & NodeJS.ReadStream
  const fake: ProcessLike = {
    argv: ['node', 'aptos-wallet-kit', 'embed', 'index.html', ...flags],
    env: {},
    stdin: stream(),
    stdout: stream(),
    stderr: stream(),
    cwd: () => cwd,
    on: () => {},
    off: () => {},
  }
  expect(await run(fake, root)).toBe(0)
}

const page = '<head><title>x</title><script></script></head><body>the text of the page</body>'

/** The pages that were scanned, each as often as it was; a tag that is edited is scanned by itself. */
const scanned = () =>
  vi
    .mocked(scanTags)
    .mock.calls.map(([html]) => html)
    .filter((html) => html.includes('the text of the page'))

describe('embed', () => {
  it('looks for a call of mount once, however often the page names the kit', () => {
    // Begun anew at each of its names, this would take minutes.
    expect(hasButton('AptosWalletKit '.repeat(300_000))).toBe(false)
  })

  it.each([
    ['as it puts the kit into a page', page, [], 1],
    ['and what goes with it', page, ['--lang', 'de', '--dev-wallet'], 3],
    [
      'as it takes a language out',
      page.replace('<script>', '<script src="locales/de.js"></script>$&'),
      ['--lang', 'en', '--dev-wallet'],
      3,
    ],
  ])('scans no text of a page twice, %s', async (_what, html, flags, edits) => {
    vi.mocked(scanTags).mockClear()
    await embed(html, ...flags)
    expect(scanned()).toHaveLength(1 + edits)
    expect(new Set(scanned()).size).toBe(1 + edits)
  })
})
