import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder, writeFiles } from './support/package-root.js'
import { run } from './support/run.js'
import { startServing } from './support/serving.js'
import { tree } from './support/tree.js'

const loads = (address: string) => `<!doctype html><script src="${address}" integrity="sha384-abc"></script>`

describe('a folder in the folder that is a link', () => {
  it.each([
    ['update', ['update', 'site'], 'site/js'],
    ['embed', ['embed', 'site', '--write'], 'site/js'],
    ['create', ['create', 'site', '--template', 'vite-react-ts', '--force', '--yes'], 'site/src'],
  ])('is written through by no %s', async (_, args, link) => {
    const cwd = temporaryFolder()
    writeFiles(cwd, {
      'site/index.html': loads('js/aptos-wallet-kit.js'),
      'mine/aptos-wallet-kit.js': '/* mine */',
      'mine/main.tsx': '/* mine */',
    })
    symlinkSync('../mine', join(cwd, link))
    const before = tree(cwd)
    expect(await run(args, { cwd })).toMatchObject({
      code: 1,
      stderr: `Error: ${join(cwd, link)} is a symbolic link.\nMove it away, or choose another folder.\n`,
    })
    expect(tree(cwd)).toEqual(before)
  })
})

describe.skipIf(process.platform === 'win32')('a pipe that nobody writes to', () => {
  const folderWithPipe = (name: string) => {
    const cwd = temporaryFolder()
    mkdirSync(join(cwd, 'site'))
    execFileSync('mkfifo', [join(cwd, 'site', name)])
    return cwd
  }

  it.each(['update', 'embed'])('is not waited for by %s, in the place of the kit', async (command) => {
    const cwd = folderWithPipe('aptos-wallet-kit.js')
    writeFiles(cwd, { 'site/index.html': loads('aptos-wallet-kit.js') })
    expect(await run([command, 'site'], { cwd })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'aptos-wallet-kit.js is not a plain file.\nMove it away, then try again.\n',
      ),
    })
  })

  it.each(['update', 'embed'])('is not waited for by %s, in the place of a page', async (command) => {
    const cwd = folderWithPipe('index.html')
    expect((await run([command, 'site'], { cwd })).code).toBe(1)
  })

  it('does not hold up serve', async () => {
    const cwd = folderWithPipe('aptos-wallet-kit.js')
    writeFiles(cwd, { 'site/index.html': loads('aptos-wallet-kit.js') })
    const { url, stop } = await startServing([join(cwd, 'site'), '--port', '0'])
    expect((await fetch(url)).status).toBe(200)
    expect(await stop('SIGTERM')).toBe(0)
  })
})

describe('what a page says', () => {
  /** Sets a terminal's title, clears it, and begins a line of its own. */
  const spell = '\u001b]0;mine\u0007\u001b[2J\nError:'
  const spelt = '\\x1b]0;mine\\x07\\x1b[2J\\x0aError:'

  it('reaches no terminal as a command, from serve', async () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'index.html': loads(`${encodeURIComponent(spell)}.js`), [`${spell}.js`]: '' })
    const { url, said, stderr } = await startServing([cwd, '--port', '0'])
    await (await fetch(url)).text()
    await said('by hand')
    expect(stderr()).toContain(`${spelt}.js: the hash in the page is another.`)
    expect(stderr()).not.toMatch(/(?!\n)\p{Cc}/u)
  })

  it('reaches no terminal as a command, from embed', async () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'index.html': `<!doctype html><base href="${spell}/x/">` })
    const { stderr } = await run(['embed', 'index.html'], { cwd })
    expect(stderr).toMatch(/The page has <base href="[^\p{Cc}]*">/u)
    expect(stderr).not.toMatch(/(?!\n)\p{Cc}/u)
  })

  it('reaches no terminal as a command, from the name of a page that update cannot read', async () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'ok.html': '', [`${spell}.html`]: '' })
    const utf16 = Buffer.from('\ufeff<script src="aptos-wallet-kit.js" integrity="x">', 'utf16le')
    writeFiles(cwd, { [`${spell}.html`]: utf16 as unknown as string })
    const { stderr } = await run(['update', '.'], { cwd })
    expect(stderr).toContain(`${spelt}.html is written in UTF-16.`)
    expect(stderr).not.toMatch(/(?!\n)\p{Cc}/u)
  })
})
