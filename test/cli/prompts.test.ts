import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder, read } from './support/files.js'
import { FakeProcess } from './support/run.js'

const ENTER = '\r'
const DOWN = '\u001b[B'
const CTRL_C = '\u0003'

// biome-ignore lint/suspicious/noControlCharactersInRegex: Escape sequences start with a control character.
const ESCAPES = /\u001b\[[\d;?]*[A-Za-z]/g

/** Runs a command on a terminal and types an answer to each question, in the order of the list. */
async function answer(
  args: readonly string[],
  answers: readonly (readonly [question: string, typed: string])[],
  cwd: string,
) {
  const process = new FakeProcess(args, { cwd, env: { TERM: 'xterm' } })
  Object.assign(process.stdin, { isTTY: true, setRawMode: () => {} })
  Object.assign(process.stdout, { isTTY: true, columns: 100, rows: 40 })
  const code = process.run()
  let seen = 0
  for (const [question, typed] of answers) {
    const isAsked = () => process.written.stdout.slice(seen).replace(ESCAPES, '').includes(question)
    while (!isAsked())
      await Promise.race([
        new Promise((resolve) => process.once('written', resolve)),
        code.then(() =>
          Promise.reject(new Error(`It ended before "${question}":\n${process.written.stdout}`)),
        ),
      ])
    seen = process.written.stdout.length
    for (const key of typed.split(/(?=.)/su)) process.stdin.write(key)
  }
  return {
    code: await code,
    stdout: process.written.stdout.replace(ESCAPES, ''),
    stderr: process.written.stderr,
  }
}

const QUESTIONS = [
  'Folder',
  'template',
  'wallet',
  'Connect automatically',
  'network',
  'development',
  'theme',
  'Language',
  'Title',
]

const defaults = QUESTIONS.map((question) => [question, ENTER] as const)

describe('create on a terminal', () => {
  it('prompts for everything in order, and uses the defaults on Enter', async () => {
    const cwd = createFolder()
    const { code, stdout } = await answer(['create'], [...defaults, ['Serve', `n`]], cwd)
    expect(code).toBe(0)
    expect(stdout).toContain('Next steps:')
    const html = read(cwd, 'aptos-wallet-page/index.html')
    expect(html).toContain('data-preferred-wallet="Petra" data-auto-connect="true"')
    expect(html).not.toMatch(/data-network|dev-wallet\.js/)
  })

  it('writes the entered values into the page', async () => {
    const cwd = createFolder()
    const answers = [
      ['Folder', `site${ENTER}`],
      ['template', ENTER],
      ['wallet', DOWN + ENTER],
      ['Connect automatically', 'n'],
      ['network', DOWN + DOWN + ENTER],
      ['development', 'y'],
      ['theme', DOWN + DOWN + ENTER],
      ['Language', `not a tag${ENTER}`],
      ['Use a language tag', `${'\b'.repeat(9).replaceAll('\b', '\u007f')}de${ENTER}`],
      ['Title', `Mine${ENTER}`],
      ['Serve', 'n'],
    ] as const
    expect(await answer(['create'], answers, cwd)).toMatchObject({ code: 0 })
    expect(readdirSync(join(cwd, 'site'))).toContain('dev-wallet.js')
    const html = read(cwd, 'site/index.html')
    expect(html).toMatch(/<html lang="de" data-theme="dark">/)
    expect(html).toContain('<title>Mine</title>')
    expect(html).toMatch(
      /data-preferred-wallet="Pontem Wallet" data-auto-connect="false".*data-network="testnet"/,
    )
  })

  it('does not prompt for given options', async () => {
    const cwd = createFolder()
    const flags = ['--template', 'react', '--wallet', 'petra', '--auto-connect', '--network', 'mainnet']
    const more = ['--no-dev-wallet', '--theme', 'auto', '--lang', 'en', '--title', 'x', '--no-start']
    const { code, stdout } = await answer(['create', 'app', ...flags, ...more], [], cwd)
    expect(code).toBe(0)
    expect(stdout).toMatch(/npm install\n.*npm run dev/)
  })

  it('prompts again at once for an unknown wallet and an unknown network', async () => {
    const cwd = createFolder()
    const flags = [
      'create',
      'page',
      '--wallet',
      'Petar',
      '--network',
      'mainet',
      '--template',
      'html',
      '--no-start',
    ]
    const answers = [
      ['Unknown wallet "Petar"', ENTER],
      ['Unknown network "mainet"', DOWN + ENTER],
      ...defaults.filter(([question]) => /automatically|development|theme|Language|Title/.test(question)),
    ] as const
    const { code, stderr } = await answer(flags, answers, cwd)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(read(cwd, 'page/index.html')).toMatch(/data-preferred-wallet="Petra".*data-network="mainnet"/)
  })

  it.each([...QUESTIONS, 'Serve'].map((question, index) => [question, index] as const))(
    'writes nothing when the prompt for "%s" is cancelled',
    async (question, index) => {
      const cwd = createFolder()
      const outcome = await answer(['create'], [...defaults.slice(0, index), [question, CTRL_C]], cwd)
      expect(outcome).toMatchObject({ code: 1, stderr: '' })
      expect(outcome.stdout).toContain('Operation cancelled.')
      expect(readdirSync(cwd)).toEqual([])
    },
  )

  it('prompts at once before it overwrites files, and keeps them unless the user agrees', async () => {
    const cwd = createFolder({ 'page/index.html': 'old', 'page/notes.txt': 'mine' })
    const question = 'page is not empty. It contains index.html, notes.txt. Overwrite'
    const declined = await answer(['create', 'page'], [[question, ENTER]], cwd)
    expect(declined.stdout).toContain('Operation cancelled.')
    expect(read(cwd, 'page/index.html')).toBe('old')
    const { stdout } = await answer(
      ['create', 'page', '--no-start'],
      [[question, 'y'], ...defaults.slice(1)],
      cwd,
    )
    expect(stdout.match(/.*\(overwritten\)/g)).toEqual(['  index.html  (overwritten)'])
    expect(read(cwd, 'page/notes.txt')).toBe('mine')
  })

  it('does not prompt with --yes', async () => {
    const cwd = createFolder()
    expect(await answer(['create', '--yes'], [], cwd)).toMatchObject({ code: 0 })
    expect(existsSync(join(cwd, 'aptos-wallet-page/index.html'))).toBe(true)
  })
})
