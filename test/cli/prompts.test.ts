import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder, writeFiles } from './support/package-root.js'
import { keys, Terminal } from './support/terminal.js'
import { tree } from './support/tree.js'

const page = (cwd: string, folder: string) => readFileSync(join(cwd, folder, 'index.html'), 'utf8')

describe('create on a terminal', () => {
  it('asks for what was not said, and takes the answers', async () => {
    const cwd = temporaryFolder()
    const terminal = new Terminal(['create'], cwd)
    await terminal.answer('Folder for the page', `shop${keys.enter}`)
    await terminal.answer('development wallet', keys.enter)
    await terminal.answer('Wallet that Connect asks for', keys.down + keys.enter)
    await terminal.answer('Connect as the page opens', `n`)
    await terminal.answer('Title, theme and language', keys.down + keys.enter)
    await terminal.answer('Title of the page', `My <shop>${keys.enter}`)
    await terminal.answer('Theme', keys.down + keys.enter)
    await terminal.answer('Language', `fa${keys.enter}`)
    expect(await terminal.code).toBe(0)
    const html = page(cwd, 'shop')
    expect(html).toContain('<html lang="fa" dir="rtl" data-theme="light">')
    expect(html).toContain('<h1>My &lt;shop&gt;</h1>')
    expect(html).toContain('data-preferred-wallet="Pontem Wallet" data-auto-connect="false"')
  })

  it('marks the heading as English where the title is left as it is and the language is not', async () => {
    const cwd = temporaryFolder()
    const terminal = new Terminal(['create', 'shop', '--wallet', 'petra', '--auto-connect'], cwd)
    await terminal.answer('development wallet', keys.enter)
    await terminal.answer('Title, theme and language', keys.down + keys.enter)
    await terminal.answer('Title of the page', keys.enter)
    await terminal.answer('Theme', keys.enter)
    await terminal.answer('Language', `fa${keys.enter}`)
    expect(await terminal.code).toBe(0)
    expect(page(cwd, 'shop')).toContain('<h1 lang="en">Aptos wallet demo</h1>')
  })

  it('makes the default page of nothing but Enter', async () => {
    const cwd = temporaryFolder()
    const terminal = new Terminal(['create'], cwd)
    for (const question of [
      'Folder',
      'development wallet',
      'Wallet that',
      'as the page opens',
      'Title, theme',
    ])
      await terminal.answer(question, keys.enter)
    expect(await terminal.code).toBe(0)
    expect(page(cwd, 'aptos-wallet-page')).toContain('data-preferred-wallet="Petra" data-auto-connect="true"')
  })

  it('asks nothing when all was said', async () => {
    const cwd = temporaryFolder()
    const flags = [
      '--wallet',
      'petra',
      '--auto-connect',
      '--dev-wallet',
      '--title',
      'x',
      '--theme',
      'auto',
      '--lang',
      'en',
    ]
    const terminal = new Terminal(['create', 'page', ...flags], cwd)
    expect(await terminal.code).toBe(0)
    expect(terminal.screen).not.toContain('?')
  })

  it('asks nothing with --yes, nor in a build', async () => {
    for (const [args, env] of [
      [['--yes'], {}],
      [[], { CI: 'true' }],
    ] as const) {
      const cwd = temporaryFolder()
      expect(await new Terminal(['create', ...args], cwd, env).code).toBe(0)
      expect(readdirSync(cwd)).toEqual(['aptos-wallet-page'])
    }
  })

  it('offers the wallet that a near miss may mean', async () => {
    const cwd = temporaryFolder()
    const terminal = new Terminal(['create', 'page', '--wallet', 'Petar', '--auto-connect'], cwd)
    await terminal.answer('development wallet', keys.enter)
    await terminal.answer('Title, theme', keys.enter)
    await terminal.answer('Did you mean Petra?', keys.enter)
    expect(await terminal.code).toBe(0)
    expect(page(cwd, 'page')).toContain('data-preferred-wallet="Petra"')
  })

  it('takes the name of another wallet', async () => {
    const cwd = temporaryFolder()
    const terminal = new Terminal(['create', 'page', '--auto-connect'], cwd)
    await terminal.answer('development wallet', keys.enter)
    await terminal.answer('Wallet that', keys.down.repeat(4) + keys.enter)
    await terminal.answer('Name of the wallet', `Backpack${keys.enter}`)
    await terminal.answer('Title, theme', keys.enter)
    expect(await terminal.code).toBe(0)
    expect(page(cwd, 'page')).toContain('data-preferred-wallet="Backpack"')
  })

  it('writes nothing and ends with 1 on Ctrl-C, at whichever question', async () => {
    const questions = ['Folder', 'development wallet', 'Wallet that', 'as the page opens', 'Title, theme']
    for (const last of questions.keys()) {
      const cwd = temporaryFolder()
      const terminal = new Terminal(['create'], cwd)
      for (const question of questions.slice(0, last)) await terminal.answer(question, keys.enter)
      await terminal.answer(questions[last] ?? '', keys.ctrlC)
      expect(await terminal.code).toBe(1)
      expect(terminal.screen).toMatch(/Error: Cancelled\.\s+Nothing was written\./)
      expect(readdirSync(cwd)).toEqual([])
    }
  })

  it('asks before it writes into a folder that is not empty, and takes no for an answer', async () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'page/index.html': 'mine', 'page/notes.txt': 'mine' })
    const before = tree(cwd)
    const terminal = new Terminal(['create', 'page'], cwd)
    await terminal.answer('page is not empty. Write over index.html?', keys.enter)
    expect(await terminal.code).toBe(1)
    expect(tree(cwd)).toEqual(before)
  })

  it.each([
    ['src/App.tsx', ['--template', 'vite-react-ts']],
    ['locales/de.js', ['--lang', 'de-AT']],
    ['locales/ar.js', []],
  ])('names %s, which it may write over, before it does', async (path, flags) => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { [`page/${path}`]: 'mine' })
    const terminal = new Terminal(['create', 'page', ...flags], cwd)
    await terminal.answer(`page is not empty. Write over ${path}?`, keys.enter)
    expect(await terminal.code).toBe(1)
  })

  it('names no language that it will not write', async () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'page/locales/ar.js': 'mine' })
    const terminal = new Terminal(['create', 'page', '--lang', 'en'], cwd)
    await terminal.answer('page is not empty. Add the page to what is there?', keys.enter)
    expect(await terminal.code).toBe(1)
  })
})

describe('colours', () => {
  it('are shown on a terminal, and not where NO_COLOR is set', async () => {
    const coloured = new Terminal(['wallets'], temporaryFolder())
    const plain = new Terminal(['wallets'], temporaryFolder(), { NO_COLOR: '1' })
    expect(await Promise.all([coloured.code, plain.code])).toEqual([0, 0])
    expect(coloured.raw).toContain('\u001b[1mPetra')
    expect(plain.raw).not.toContain('\u001b')
    expect(plain.screen).toBe(coloured.screen)
  })
})
