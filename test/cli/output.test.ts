import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { quotePath } from '../../bin/terminal/format-command.js'
import { installPacked } from '../react/support/packed.js'
import { createFolder, read, writeFiles } from './support/files.js'
import { builtCommand, FakeProcess, root, runCli, spawnAndRead, spawnCli } from './support/run.js'

const { version } = JSON.parse(read(root, 'package.json'))

/** Runs a shell script, in which `$kit` is the built command. */
const runScript = (script: string, cwd = root) =>
  spawnAndRead('sh', ['-c', script.replace('$kit', `"${process.execPath}" "${builtCommand}"`)], { cwd })

describe('the command', () => {
  it('prints the help without a command, with exit code 0', async () => {
    const bare = await runCli([])
    expect(bare).toMatchObject({ code: 0, stderr: '' })
    for (const args of [['--help'], ['help']]) expect(await runCli(args)).toEqual(bare)
    for (const name of ['create', 'serve', 'embed', 'update', 'migrate', 'wallets']) {
      expect(bare.stdout).toContain(`  ${name} `)
      expect(await runCli(['help', name])).toEqual(await runCli([name, '--help']))
    }
  })

  it.each(['-v', '-V', '--version'])('prints the version for %s', async (flag) => {
    expect(await runCli([flag])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  })

  it.each([
    [['creat']],
    [['help', 'creat']],
    [['help', 'nothing']],
    [['create', '--wallt', 'x']],
    [['create', 'a', 'b']],
    [['embed']],
    [['create', '--wallet', '']],
    [['create', '--wallet', '--dev-wallet']],
    [['create', '--wallet', `\u202eartep`]],
    [['create', '--title', ' ']],
    [['create', '--network', 'two words']],
    [['create', '--theme', 'blue']],
    [['create', '--lang', 'not a tag']],
    [['create', '--template', 'constructor']],
    [['create', '']],
    [['serve', '--port', '65536']],
    [['serve', '--host', '']],
  ])('reports wrong usage %j and names the help, with exit code 2', async (args) => {
    const { code, stdout, stderr } = await runCli(args, { cwd: createFolder() })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^Error: .+\n(?:.+\n)?.+--help.+\n$/)
  })

  it.each([
    [['creat'], 'create'],
    [['create', '--wallt', 'x'], '--wallet'],
    [['help', 'creat'], 'create'],
  ])('names what may be meant by %j', async (args, meant) => {
    const { code, stderr } = await runCli(args)
    expect(code).toBe(2)
    expect(stderr).toMatch(new RegExp(`${meant}\\b`))
  })

  it.each([
    [true, true, {}],
    [false, false, {}],
    [false, true, { NO_COLOR: '1' }],
    [false, true, { TERM: 'dumb' }],
  ])('uses colors (%j) on a terminal (%j) with %j', async (isColored, isTTY, env) => {
    const process = new FakeProcess(['wallets'], { env })
    Object.assign(process.stdout, { isTTY })
    await process.run()
    expect(process.written.stdout.includes('\u001b[')).toBe(isColored)
  })

  it('lists the wallets as text and as JSON', async () => {
    const catalogue: { name: string; url: string }[] = JSON.parse(
      (await runCli(['wallets', '--json'])).stdout,
    )
    const { stdout } = await runCli(['wallets'])
    const rows = stdout.split('\n').filter((line) => line.includes('https://'))
    expect(rows.map((row) => row.split(/ {2,}/))).toEqual(catalogue.map(({ name, url }) => [name, url]))
  })
})

describe('values in the output', () => {
  const UNSAFE = '\u001b[31m\r\u0007\u202a\u202e\u2028\u2066\u2069\u009b'
  const SHOWN = '\\x1b[31m\\x0d\\x07\\u202a\\u202e\\u2028\\u2066\\u2069\\x9b'

  it.each([
    [['create', `a${UNSAFE}b`], 'stdout'],
    [['create', '--theme', UNSAFE], 'stderr'],
    [['create', `--theme=${UNSAFE}`], 'stderr'],
    [[UNSAFE], 'stderr'],
    [['create', `--${UNSAFE}`], 'stderr'],
    [['serve', UNSAFE], 'stderr'],
    [['embed', UNSAFE], 'stderr'],
    [['serve', '--host', `x${UNSAFE}y`], 'stderr'],
  ] as const)('have their control characters replaced: %j', async (args, stream) => {
    const outcome = await runCli(args, { cwd: createFolder() })
    expect(outcome[stream]).toContain(SHOWN)
    for (const character of UNSAFE.replace('[31m', ''))
      expect(outcome.stdout + outcome.stderr).not.toContain(character)
  })

  it('have their line breaks replaced in the messages of the kit', async () => {
    const { stdout } = await runCli(['create', 'a\nb'], { cwd: createFolder() })
    expect(stdout).toContain('a\\x0ab')
  })
})

describe('quotePath', () => {
  const paths = ['plain/path-1.html', 'with space', "it's", '$(touch x)', '`x`', 'a"b', '*', '-dash', 'ünï']

  it.each(paths)('makes one argument of %s', (path) => {
    const { stdout } = runScript(`printf %s ${quotePath(path)}`)
    expect(stdout.replace(/^\.\//, '')).toBe(path)
  })
})

describe('the built command', () => {
  it('runs, and passes the exit code on', () => {
    expect(spawnCli(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
    expect(spawnCli(['--nonsense']).code).toBe(2)
  })

  it('works as an installed package, whose app template depends on the release, or on its tarball', async () => {
    const { folder, remove } = await installPacked(undefined, tmpdir())
    onTestFinished(remove)
    const installed = join(folder, 'node_modules/aptos-wallet-kit/bin/aptos-wallet-kit.js')
    const createApp = (name: string) => {
      const args = [installed, 'create', name, '--template', 'react']
      expect(spawnAndRead(process.execPath, args, { cwd: folder })).toMatchObject({ code: 0 })
      return JSON.parse(read(folder, name, 'package.json')).dependencies['aptos-wallet-kit']
    }
    expect(createApp('app')).toBe(`^${version}`)
    const packages = { 'node_modules/aptos-wallet-kit': { resolved: 'file:../kit.tgz' } }
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
    expect(createApp('app-2')).toBe('file:../../kit.tgz')
    const dependencies = { '@aptos-labs/wallet-adapter-react': '8' }
    writeFiles(folder, { 'old/package.json': JSON.stringify({ dependencies }) })
    const { stderr } = spawnAndRead(process.execPath, [installed, 'migrate', 'old'], { cwd: folder })
    expect(stderr).toContain('npm install aptos-wallet-kit@file:../../kit.tgz ')
    rmSync(join(folder, 'node_modules/.package-lock.json'))
    for (const [index, specifier] of ['file:../kit.tgz', '../kit.tgz', `^${version}`].entries()) {
      const manifest = { dependencies: { 'aptos-wallet-kit': specifier } }
      writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
      expect(createApp(`app-${index + 3}`)).toBe(specifier.replace(/^(?:file:)?\.\./, 'file:../..'))
    }
  })

  it('names the command that builds it if it is not built', () => {
    const copy = join(createFolder(), 'bin/aptos-wallet-kit.js')
    cpSync(builtCommand, copy)
    const { code, stderr } = spawnAndRead(process.execPath, [copy])
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Error: .+\n.*npm run build\n$/)
  })

  it('ends quietly if the reader of its output has ended', () => {
    expect(runScript('$kit wallets --json | true').stderr).toBe('')
  })

  it.skipIf(!existsSync('/dev/full'))('reports that its output is lost, but completes', () => {
    const cwd = createFolder()
    const { code, stderr } = runScript('$kit create page >/dev/full', cwd)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Error: .*ENOSPC.*\n.+\n$/)
    expect(readdirSync(join(cwd, 'page'))).toContain('index.html')
  })

  it('reports that the current directory no longer exists', () => {
    const { code, stderr } = runScript('rmdir "$PWD" && $kit create', createFolder())
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Error: .*directory.*\n.+\n$/)
  })
})
