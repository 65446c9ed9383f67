import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { quotePath } from '../../bin/context.js'
import { findWallet } from '../../bin/options.js'
import { createFolder, read } from './support/files.js'
import { FakeProcess, root, runCli, spawnCli } from './support/run.js'

const { version } = JSON.parse(read(root, 'package.json'))
const command = join(root, 'bin/aptos-wallet-kit.js')

describe('the command', () => {
  it('prints the help without a command, with exit code 0', async () => {
    const bare = await runCli([])
    expect(bare).toMatchObject({ code: 0, stderr: '' })
    for (const args of [['--help'], ['-h'], ['help']]) expect(await runCli(args)).toEqual(bare)
    for (const name of ['create', 'serve', 'embed', 'update', 'wallets']) {
      expect(bare.stdout).toContain(`  ${name} `)
      const help = await runCli([name, '--help'])
      expect(help).toMatchObject({ code: 0, stderr: '' })
      expect(await runCli(['help', name])).toEqual(help)
    }
  })

  it.each(['-v', '-V', '--version'])('prints the version for %s', async (flag) => {
    expect(await runCli([flag])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  })

  it.each([
    [['creat'], 'create'],
    [['create', '--wallt', 'x'], '--wallet'],
    [['help', 'creat'], '--help'],
    [['create', 'a', 'b'], '--help'],
    [['embed'], '--help'],
    [['create', '--wallet'], '--help'],
    [['create', '--wallet', ''], '--help'],
    [['create', '--wallet', '--dev-wallet'], '--help'],
    [['create', '--wallet', `\u202eartep`], '--help'],
    [['create', '--title', ' '], '--help'],
    [['create', '--network', 'two words'], '--help'],
    [['create', '--theme', 'blue'], '--help'],
    [['create', '--lang', 'not a tag'], '--help'],
    [['create', '--template', 'constructor'], '--help'],
    [['create', ''], '--help'],
    [['serve', '--port', '65536'], '--help'],
    [['serve', '--host', ''], '--help'],
  ])('reports wrong usage %j in two lines, with exit code 2', async (args, hint) => {
    const { code, stdout, stderr } = await runCli(args, { cwd: createFolder() })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^error: .+\n.+\n$/)
    expect(stderr.split('\n')[1]).toContain(hint)
  })

  it('uses no colors unless it prints to a terminal that allows them', async () => {
    const csi = '\u001b['
    expect((await runCli(['wallets'])).stdout).not.toContain(csi)
    for (const [env, isColored] of [
      [{}, true],
      [{ NO_COLOR: '1' }, false],
      [{ TERM: 'dumb' }, false],
    ] as const) {
      const process = new FakeProcess(['wallets'], { env })
      Object.assign(process.stdout, { isTTY: true })
      await process.run()
      expect(process.written.stdout.includes(csi)).toBe(isColored)
    }
  })

  it('lists the wallets as text and as JSON', async () => {
    const catalogue = JSON.parse((await runCli(['wallets', '--json'])).stdout)
    const { stdout } = await runCli(['wallets'])
    for (const { name, url } of catalogue)
      expect(stdout).toMatch(new RegExp(`^${name} +${url.replace('?', '\\?')}$`, 'm'))
    expect(catalogue[1].name).toBe('Petra')
  })
})

describe('values in the output', () => {
  const UNSAFE = '\u001b[31m\r\u0007\n\u202a\u202e\u2028\u2066\u2069\u009b'
  const SHOWN = '\\x1b[31m\\x0d\\x07\\x0a\\u202a\\u202e\\u2028\\u2066\\u2069\\x9b'

  it.each([
    [['create', `a${UNSAFE}b`], 'stdout'],
    [['create', '--theme', UNSAFE], 'stderr'],
    [['create', `--theme=${UNSAFE}`], 'stderr'],
    [[UNSAFE], 'stderr'],
    [['create', `--${UNSAFE}`], 'stderr'],
    [['create', '--lang', UNSAFE], 'stderr'],
    [['serve', UNSAFE], 'stderr'],
    [['embed', UNSAFE], 'stderr'],
    [['update', UNSAFE], 'stderr'],
    [['serve', '--host', `x${UNSAFE}y`], 'stderr'],
  ] as const)('have their control characters replaced: %j', async (args, stream) => {
    const outcome = await runCli(args, { cwd: createFolder() })
    expect(outcome[stream]).toContain(SHOWN)
    for (const character of UNSAFE.replace('[31m', '').replace('\n', ''))
      expect(outcome.stdout + outcome.stderr).not.toContain(character)
  })

  it('have their control characters replaced in what serve prints on a terminal, too', async () => {
    const cwd = createFolder({ [`a${UNSAFE}b/x`]: '' })
    const process = new FakeProcess(['serve', `a${UNSAFE}b`, '--port', '0'], { cwd })
    Object.assign(process.stdout, { isTTY: true })
    const code = process.run()
    await process.prints(/http:/)
    process.emit('SIGTERM')
    await code
    expect(process.written.stdout).toContain(SHOWN)
    expect(process.written.stdout).not.toContain(UNSAFE)
  })
})

describe('findWallet', () => {
  it.each([
    ['petra', 'Petra'],
    ['OKX', 'OKX Wallet'],
    ['pontem', 'Pontem Wallet'],
    ['dev', 'Dev Wallet'],
    ['Petr', undefined],
    ['wallet', undefined],
  ])('finds by "%s": %s', (typed, name) => {
    expect(findWallet(root, typed)).toBe(name)
  })
})

describe('quotePath', () => {
  it.each([
    'plain/path-1.html',
    'with space',
    "it's",
    '$(touch x)',
    '`x`',
    'a!b',
    'a"b',
    '*',
    '-dash',
    'ünï',
  ])('makes one argument of %s', async (path) => {
    const shell = spawn('sh', ['-c', `printf %s ${quotePath(path)}`])
    let printed = ''
    for await (const text of shell.stdout) printed += text
    expect(printed.replace(/^\.\//, '')).toBe(path)
  })
})

describe('the built command', () => {
  it('runs, and passes the exit code on', async () => {
    expect(await spawnCli(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
    expect((await spawnCli(['--nonsense'])).code).toBe(2)
  })

  it('works as an installed package, whose app template asks for the release', async () => {
    const folder = createFolder()
    const installed = join(folder, 'node_modules/aptos-wallet-kit')
    for (const part of ['bin/aptos-wallet-kit.js', 'dist', 'template', 'package.json'])
      await cp(join(root, part), join(installed, part), {
        recursive: true,
        filter: (path) => !path.endsWith('node_modules'),
      })
    const run = (args: readonly string[]) =>
      new Promise<number | null>((resolve) => {
        const child = spawn(process.execPath, [join(installed, 'bin/aptos-wallet-kit.js'), ...args], {
          cwd: folder,
        })
        child.once('close', resolve)
      })
    const kit = (name: string) =>
      JSON.parse(read(folder, name, 'package.json')).dependencies['aptos-wallet-kit']
    expect(await run(['create', 'app', '--template', 'react'])).toBe(0)
    expect(kit('app')).toBe(`^${version}`)
    const packages = { 'node_modules/aptos-wallet-kit': { resolved: 'file:../kit.tgz' } }
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
    expect(await run(['create', 'app-2', '--template', 'react'])).toBe(0)
    expect(kit('app-2')).toBe('file:../../kit.tgz')
  })

  it('says how to build it if it is not built', async () => {
    const folder = createFolder()
    await cp(command, join(folder, 'bin/aptos-wallet-kit.js'))
    const child = spawn(process.execPath, [join(folder, 'bin/aptos-wallet-kit.js')])
    let stderr = ''
    for await (const text of child.stderr) stderr += text
    expect(stderr).toMatch(/^Error: .+\n.*npm run build\n$/)
    expect(child.exitCode ?? (await new Promise((resolve) => child.once('close', resolve)))).toBe(1)
  })

  it('ends quietly if the reader of its output has ended', async () => {
    const child = spawn('sh', ['-c', `"${process.execPath}" "${command}" wallets --json | head -c 1`])
    let stderr = ''
    for await (const text of child.stderr) stderr += text
    expect(stderr).toBe('')
  })

  it.skipIf(!existsSync('/dev/full'))('reports that its output is lost, but completes', async () => {
    const cwd = createFolder()
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [command, 'create', 'page'], {
      cwd,
      stdio: ['ignore', full, 'pipe'],
    })
    let stderr = ''
    for await (const text of child.stderr ?? []) stderr += text
    expect(stderr).toMatch(/^Error: .*ENOSPC.*\n.+\n$/)
    expect(child.exitCode ?? (await new Promise((resolve) => child.once('close', resolve)))).toBe(1)
    expect(readdirSync(join(cwd, 'page'))).toContain('index.html')
  })

  it('reports that the current directory no longer exists', async () => {
    const cwd = join(createFolder(), 'gone')
    mkdirSync(cwd)
    const script = `process.chdir(${JSON.stringify(cwd)}); require('fs').rmdirSync(${JSON.stringify(cwd)}); import(${JSON.stringify(`file://${root}dist/cli.js`)}).then(({ run }) => run(process)).then((code) => process.exit(code))`
    const child = spawn(process.execPath, ['-e', script, '--', 'x', 'create'], { cwd: root })
    let stderr = ''
    for await (const text of child.stderr) stderr += text
    expect(stderr).toMatch(/^Error: .*directory no longer exists\.\n.+\n$/)
    rmSync(cwd, { recursive: true, force: true })
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('stops to serve on %s with exit code 0', async (signal) => {
    const child = spawn(process.execPath, [command, 'serve', createFolder(), '--port', '0'])
    for await (const text of child.stdout) if (`${text}`.includes('http:')) child.kill(signal)
    expect(child.exitCode ?? (await new Promise((resolve) => child.once('close', resolve)))).toBe(0)
  })
})
