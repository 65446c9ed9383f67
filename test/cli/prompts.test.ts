import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createFolder, read } from './support/files.js'
import { FakeProcess } from './support/run.js'

const ENTER = '\r'
const DOWN = '\u001b[B'
const CTRL_C = '\u0003'
const BACKSPACE = '\u007f'

/** Runs a command on a terminal and types a response to each prompt, in the order of the list. */
async function answer(
  args: readonly string[],
  answers: readonly (readonly [question: string, typed: string])[],
  cwd = createFolder(),
) {
  const process = new FakeProcess(args, { cwd, env: { TERM: 'xterm' } })
  Object.assign(process.stdin, { isTTY: true, setRawMode: () => {} })
  Object.assign(process.stdout, { isTTY: true, columns: 100, rows: 40 })
  const code = process.run()
  const printed = (from = 0) => stripVTControlCharacters(process.written.stdout.slice(from))
  const failed = code.then(() => Promise.reject(new Error(`The command ended too early:\n${printed()}`)))
  failed.catch(() => {})
  let seen = 0
  for (const [question, typed] of answers) {
    while (!printed(seen).includes(question))
      await Promise.race([new Promise((resolve) => process.once('written', resolve)), failed])
    seen = process.written.stdout.length
    for (const key of typed.split(/(?=.)/su)) process.stdin.write(key)
  }
  return { code: await code, stdout: printed(), stderr: process.written.stderr, cwd }
}

const QUESTIONS = [
  ...['Folder', 'template', 'wallet', 'Connect automatically', 'network', 'theme'],
  ...['Language', 'Title', 'Serve'],
]

const defaults = QUESTIONS.slice(0, -1).map((question) => [question, ENTER] as const)

describe('create on a terminal', () => {
  it('prompts for everything in order, and uses the defaults on Enter', async () => {
    const { code, cwd } = await answer(['create'], [...defaults, ['Serve', `n`]])
    expect(code).toBe(0)
    const html = read(cwd, 'aptos-wallet-page/index.html')
    expect(html).toContain('data-preferred-wallet="Dev Wallet" data-auto-connect="true"')
    expect(html).toContain('dev-wallet.js')
    expect(html).not.toContain('data-network')
  })

  it.each([
    ['react', 'src/settings.ts', "import.meta.env.DEV ? 'Dev Wallet' : 'Petra'"],
    ['next', 'app/settings.ts', "process.env.NODE_ENV === 'development' ? 'Dev Wallet' : 'Petra'"],
  ])('creates a %s app with the development wallet by default', async (template, path, preferredWallet) => {
    const prompted = defaults.filter(([question]) => question !== 'template')
    const { cwd } = await answer(['create', '--template', template, '--no-start'], prompted)
    const settings = read(cwd, 'aptos-wallet-page', path)
    expect(settings).toContain(`preferredWallet: ${preferredWallet},`)
    expect(settings).toContain('devWallet: true')
  })

  it('writes the entered values into the page', async () => {
    const { code, cwd } = await answer(
      ['create'],
      [
        ['Folder', `site${ENTER}`],
        ['template', ENTER],
        ['wallet', DOWN + DOWN + DOWN + ENTER],
        ['Connect automatically', 'n'],
        ['network', DOWN + DOWN + ENTER],
        ['development', ENTER],
        ['theme', DOWN + DOWN + ENTER],
        ['Language', `not a tag${ENTER}`],
        ['language tag', `${BACKSPACE.repeat(9)}xx${ENTER}`],
        ['No translation', `${BACKSPACE.repeat(2)}de${ENTER}`],
        ['Title', `Mine${ENTER}`],
        ['Serve', 'n'],
      ],
    )
    expect(code).toBe(0)
    expect(readdirSync(join(cwd, 'site'))).toContain('dev-wallet.js')
    const html = read(cwd, 'site/index.html')
    expect(html).toMatch(/<html lang="de" data-theme="dark">/)
    expect(html).toContain('<title>Mine</title>')
    const attributes =
      /data-preferred-wallet="Pontem Wallet" data-auto-connect="false".*data-network="testnet"/
    expect(html).toMatch(attributes)
  })

  it('does not prompt for given options', async () => {
    const flags = ['--template', 'react', '--wallet', 'petra', '--auto-connect', '--network', 'mainnet']
    const more = ['--no-dev-wallet', '--theme', 'auto', '--lang', 'en', '--title', 'x', '--no-start']
    const { code, stdout } = await answer(['create', 'app', ...flags, ...more], [])
    expect(code).toBe(0)
    expect(stdout).toMatch(/npm install\n.*npm run dev/)
  })

  it('prompts first for an unknown wallet and an unknown network in the flags', async () => {
    const flags = ['--wallet', 'Petar', '--network', 'mainet', '--template', 'html', '--no-start']
    const { code, stderr, cwd } = await answer(
      ['create', 'page', ...flags],
      [
        ['wallet "Petar"', ENTER],
        ['network "mainet"', DOWN + ENTER],
        ...defaults.filter(([question]) => /automatically/.test(question)),
        ['development', 'n'],
        ...defaults.filter(([question]) => /theme|Language|Title/.test(question)),
      ],
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(read(cwd, 'page/index.html')).toMatch(/data-preferred-wallet="Petra".*data-network="mainnet"/)
  })

  it('prompts for another wallet and another network, without a default, and warns about unknown names', async () => {
    const flags = ['--template', 'html', '--no-dev-wallet', '--no-start']
    const UP = '\u001b[A'
    const { code, stderr, cwd } = await answer(
      ['create', 'page', ...flags],
      [
        ['wallet', UP + ENTER],
        ['Name of the wallet', ENTER],
        ['Use a name', `Mine${ENTER}`],
        ['automatically', ENTER],
        ['network', UP + ENTER],
        ['Name of the network', ENTER],
        ['Use one word', `mynet${ENTER}`],
        ...defaults.filter(([question]) => /theme|Language|Title/.test(question)),
      ],
    )
    expect(code).toBe(0)
    expect(stderr).toMatch(/^Warning: .*"Mine".*\nWarning: .*"mynet".*\n$/)
    expect(read(cwd, 'page/index.html')).toMatch(/data-preferred-wallet="Mine".*data-network="mynet"/)
  })

  it.each(QUESTIONS.map((question, index) => [question, index] as const))(
    'writes nothing when the prompt for "%s" is cancelled',
    async (question, index) => {
      const outcome = await answer(['create'], [...defaults.slice(0, index), [question, CTRL_C]])
      expect(outcome).toMatchObject({ code: 1, stderr: '' })
      expect(outcome.stdout).toContain('Operation cancelled.')
      expect(readdirSync(outcome.cwd)).toEqual([])
    },
  )

  it('prompts before it overwrites files, and keeps them unless the user agrees', async () => {
    const cwd = createFolder({ 'page/index.html': 'old', 'page/notes.txt': 'mine' })
    const declined = await answer(['create', 'page'], [['index.html', ENTER]], cwd)
    expect(declined.code).toBe(1)
    expect(read(cwd, 'page/index.html')).toBe('old')
    const answers = [['index.html', 'y'], ...defaults.slice(1)] as const
    const { stdout } = await answer(['create', 'page', '--no-start'], answers, cwd)
    expect(stdout.match(/.*\(overwritten\)/g)).toEqual(['  index.html  (overwritten)'])
    expect(read(cwd, 'page/notes.txt')).toBe('mine')
  })

  it('rejects a file before the first prompt', async () => {
    const { code, stdout, stderr } = await answer(['create', 'page'], [], createFolder({ page: 'mine' }))
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^Error: page .+\n.+\n$/)
  })

  it('prompts again for the folder if it is a file', async () => {
    const cwd = createFolder({ page: 'mine' })
    const answers = [
      ['Folder', `page${ENTER}`],
      ['page is a file', `2${ENTER}`],
      ...defaults.slice(1),
    ] as const
    const { code } = await answer(['create', '--no-start'], answers, cwd)
    expect(code).toBe(0)
    expect(readdirSync(cwd).sort()).toEqual(['page', 'page2'])
  })

  it('does not prompt with --yes', async () => {
    const { code, cwd } = await answer(['create', '--yes'], [])
    expect(code).toBe(0)
    expect(existsSync(join(cwd, 'aptos-wallet-page/index.html'))).toBe(true)
  })
})
