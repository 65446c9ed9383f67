import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContext } from '../../bin/context.js'
import { createProgram } from '../../bin/program.js'
import { installPackage, packageRoot, temporaryFolder, writeFiles } from './support/package-root.js'
import { run } from './support/run.js'

describe('help', () => {
  it.each([['--help'], ['create', '--help'], ['serve', '--help'], ['embed', '--help'], ['update', '--help']])(
    'reads as it did: %s %s',
    async (...args) => {
      const { code, stdout, stderr } = await run(args)
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toMatchSnapshot()
    },
  )

  it('is the same by the help command', async () => {
    const [byFlag, byCommand] = await Promise.all([run(['embed', '--help']), run(['help', 'embed'])])
    expect(byCommand).toEqual(byFlag)
  })

  it('is the help of the program for the word itself', async () => {
    const [byFlag, ...byCommand] = await Promise.all([run(['--help']), run(['help']), run(['help', 'help'])])
    expect(byCommand).toEqual([byFlag, byFlag])
  })

  it('fits into 100 columns', async () => {
    for (const command of ['create', 'serve', 'embed', 'update', 'wallets']) {
      const { stdout } = await run([command, '--help'])
      expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
    }
  })

  it('uses no colours where there is no terminal', async () => {
    const { stdout } = await run(['--help'])
    expect(stdout).not.toContain('\u001b')
  })

  it('prints the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))
    expect(await run(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  })
})

describe('wrong usage', () => {
  const cases: readonly (readonly [why: string, args: readonly string[], wrong: string, remedy: string])[] = [
    ['no command', [], 'No command was given.', '--help'],
    ['an unknown command', ['creat'], "Unknown command 'creat'.", 'Did you mean create?'],
    ['help on an unknown command', ['help', 'foo'], "Unknown command 'foo'.", '--help'],
    ['help on one nearly spelt', ['help', 'creat'], "Unknown command 'creat'.", 'Did you mean create?'],
    ['help on a flag', ['help', '--wallet'], "Unknown option '--wallet'.", '--help'],
    ['an unknown flag', ['create', '--wallt', 'x'], "Unknown option '--wallt'.", 'Did you mean --wallet?'],
    ['a flag like no other', ['create', '--xyzzy'], "Unknown option '--xyzzy'.", '--help'],
    ['a flag without its value', ['create', '--wallet'], 'argument missing.', '--help'],
    ['a page not named', ['embed'], "Missing required argument 'page'.", '--help'],
    [
      'a name without quotes',
      ['create', 'a', '--wallet', 'OKX', 'Wallet'],
      'Too many arguments',
      'in quotes',
    ],
    ['a path without quotes', ['serve', 'my', 'page'], 'Too many', 'Put a path with spaces in quotes.'],
    ['two folders', ['update', 'a', 'b'], 'Too many', 'Put a path with spaces in quotes.'],
    ['two pages', ['embed', 'a.html', 'b.html'], 'Too many', '--wallet "OKX Wallet"'],
    ['a word where none belongs', ['wallets', 'petra'], 'Too many', 'To see what there is, add --help.'],
    ['no such theme', ['create', '--theme', 'blue'], 'Allowed choices are auto, light, dark.', '--help'],
    ['no language', ['create', '--lang', 'not_a_tag'], '"not_a_tag" is not a language tag.', 'pt-BR'],
    ['a network of two words', ['create', '--network', 'main net'], 'not the name of a network.', 'testnet'],
    ['a network of signs', ['create', '--network', '<main>'], 'not the name of a network.', 'testnet'],
    ['an empty title', ['create', '--title', ' '], 'The title is empty.', '--title'],
    ['an empty wallet', ['create', '--wallet', ''], 'The name of the wallet is empty.', 'OKX Wallet'],
    ['an unseen character', ['create', '--wallet', 'Pet\u202era'], 'cannot be seen', 'OKX Wallet'],
    ['an endless wallet', ['create', '--wallet', 'x'.repeat(65)], 'longer than 64', 'OKX Wallet'],
    ['an empty folder name', ['create', ''], 'The name of the folder is empty.', 'my-page'],
    ['a port of letters', ['serve', '--port', 'http'], '"http" is not a port.', '65535'],
    ['a port too high', ['serve', '--port', '65536'], '"65536" is not a port.', '65535'],
    ['an empty host', ['serve', '--host', ''], 'The host is empty.', '0.0.0.0'],
    ['a negative port', ['serve', '--port=-1'], '"-1" is not a port.', '65535'],
  ]

  it.each(cases)('ends with 2 and two lines on %s', async (_why, args, wrong, remedy) => {
    const { code, stdout, stderr } = await run(args)
    const [first, second, ...rest] = stderr.split('\n')
    expect({ code, stdout, rest }).toEqual({ code: 2, stdout: '', rest: [''] })
    expect(first).toMatch(/^Error: /)
    expect(first).toContain(wrong)
    expect(second).toContain(remedy)
  })
})

describe('a folder that was deleted', () => {
  it.each([['create'], ['create page'], ['serve'], ['embed index.html'], ['update']])(
    'is said to be gone by who is still in it: %s',
    (line) => {
      const cwd = temporaryFolder()
      const command = [process.execPath, join(packageRoot, 'bin/aptos-wallet-kit.js'), ...line.split(' ')]
      const options = { cwd, encoding: 'utf8' } as const
      const { status, stderr } = spawnSync('sh', ['-c', 'rmdir "$0"; exec "$@"', cwd, ...command], options)
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: 'Error: The folder you are in is gone.\nGo to another one, then try again.\n',
      })
    },
  )
})

describe('a flag that is followed by another', () => {
  const { commands } = createProgram(createContext(process, packageRoot))
  const flags = commands.flatMap((command) =>
    command.options
      .filter(({ required }) => required)
      .flatMap(({ long, short }) => [long, short].flatMap((flag) => (flag ? [[command.name(), flag]] : []))),
  )

  it.each(flags as [string, string][])(
    'ends %s with 2 and is not given its value: %s',
    async (name, flag) => {
      const cwd = temporaryFolder()
      const { code, stdout, stderr } = await run([name, 'page', flag, '--version'], { cwd })
      expect({ code, stdout, files: readdirSync(cwd) }).toEqual({ code: 2, stdout: '', files: [] })
      expect(stderr).toMatch(
        /^Error: (--\w+) has no value: --version comes right behind it\.\nWrite \1 <\w+>, or \1=--version if that is the value\.\n$/,
      )
    },
  )

  it.each([
    ['the development wallet', ['h', '--wallet', '--dev-wallet'], '--wallet', '--dev-wallet'],
    ['letters in one word', ['h', '-yw', '-d'], '--wallet', '-d'],
    ['nothing but a dash', ['h', '--title', '-'], '--title', '-'],
    ['the end of flags', ['--theme', '--', 'h'], '--theme', '--'],
  ])('is refused where it is %s', async (_what, args, flag, next) => {
    const { code, stderr } = await run(['create', ...args], { cwd: temporaryFolder() })
    expect(code).toBe(2)
    expect(stderr).toContain(`Error: ${flag} has no value: ${next} comes right behind it.`)
  })

  it('is no flag behind the end of flags, nor as the end of another word', async () => {
    const cwd = temporaryFolder()
    expect((await run(['create', '--dry-run', '-wt', '-n', '--', '--wallet'], { cwd })).code).toBe(0)
    expect((await run(['create', '--dry-run', '--', '-w', '-x'], { cwd })).stderr).toContain(
      'Too many arguments',
    )
  })
})

describe('the package', () => {
  it.each([
    ['installed, by its name', {}, () => 'npx aptos-wallet-kit'],
    [
      'a checkout of the project, by its path',
      { 'src/core/index.ts': '' },
      (root: string) => `node ${join('..', basename(root), 'bin/aptos-wallet-kit.js')}`,
    ],
  ] as const)('shows commands that can be run, as %s', async (_how, files, call) => {
    const root = installPackage(files)
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'plain/index.html': '<p>no kit</p>' })
    const told = async (...args: string[]) => {
      const { stdout, stderr } = await run(args, { cwd, root })
      return stdout + stderr
    }
    expect(await told('create', 'page')).toContain(`\nSee it:  ${call(root)} serve page\n`)
    expect(await told('serve', 'none')).toContain(` with: ${call(root)} create none\n`)
    expect(await told('serve', 'plain/index.html')).toContain(` in: ${call(root)} serve plain\n`)
    expect(await told('update', 'plain/index.html')).toContain(` in: ${call(root)} update plain\n`)
    expect(await told('update', 'plain')).toContain(` run: ${call(root)} embed plain --write\n`)
  })

  it.each([
    ['-x', './-x'],
    ['my page', "'my page'"],
    ['$(touch pwned)', "'$(touch pwned)'"],
  ])('tells how to go on with a folder named %s', async (folder, shown) => {
    const cwd = temporaryFolder()
    const { stdout: created } = await run(['create', '--', folder], { cwd })
    const { stdout: app } = await run(['create', '--force', '--template=vite-react-ts', '--', folder], {
      cwd,
    })
    writeFiles(cwd, { [`${folder}/index.html`]: '<p>no kit</p>' })
    const { stderr: updated } = await run(['update', '--', folder], { cwd })
    const { stderr: file } = await run(['serve', '--', `${folder}/index.html`], { cwd })
    rmSync(join(cwd, folder), { recursive: true })
    const { stderr: none } = await run(['serve', '--', folder], { cwd })
    expect(created).toContain(` serve ${shown}\n`)
    expect(app).toContain(`cd ${shown} && npm install`)
    // The checkout may lie where its own path has to be quoted.
    const advised = (hint: string) => hint.split(/aptos-wallet-kit\.js'? /).at(-1)
    expect(advised(updated)).toBe(`embed ${shown} --write\n`)
    expect(advised(file)).toBe(`serve ${shown}\n`)
    expect(advised(none)).toBe(`create ${shown}\n`)
  })

  it('says so when it was not built', async () => {
    expect(await run(['--help'], { root: installPackage({ 'dist/cli.js': null }) })).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Error: The command line was not built.\nIn a checkout of aptos-wallet-kit, run: npm run build\n',
    })
  })

  it('says so when a part of it is missing', async () => {
    for (const missing of ['template/main.js', 'dist/aptos-wallet-kit.js', 'dist/catalogue.json']) {
      const cwd = temporaryFolder()
      const { code, stderr } = await run(['create', 'page'], {
        cwd,
        root: installPackage({ [missing]: null }),
      })
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr:
          `Error: The package is incomplete: ${missing} is missing.\n` +
          'Install aptos-wallet-kit again; in a checkout of it, run: npm run build\n',
      })
    }
  })
})
