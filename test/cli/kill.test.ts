import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder } from './support/files.js'
import { runCli, spawnCli } from './support/run.js'

const preload = new URL('support/kill.js', import.meta.url).href

const readAll = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [
        join(entry.parentPath, entry.name).slice(folder.length + 1),
        readFileSync(join(entry.parentPath, entry.name)),
      ]),
  )

const isTemporary = (path: string) => path.includes('.aptos-wallet-kit-')

const kit = '<script src="aptos-wallet-kit.js" integrity="sha384-old"></script>'

const commands = [
  [
    'create --force',
    ['create', '.', '--force', '--lang', 'de'],
    { 'index.html': 'old', 'main.js': 'old', 'notes.txt': 'keep' },
  ],
  ['create in a new folder', ['create', 'a/page'], { 'notes.txt': 'keep' }],
  [
    'embed',
    ['embed', '.', '--write', '--dev-wallet'],
    { 'index.html': '<p>my page', 'aptos-wallet-kit.js': 'old' },
  ],
  ['update', ['update'], { 'index.html': kit, 'other.html': `<p>${kit}`, 'aptos-wallet-kit.js': 'old' }],
] as const

describe.each(commands)('%s, killed at any moment,', (_name, args, files) => {
  it.each(['before', 'during'])(
    'leaves old or new files, and the next run cleans up (%s a call)',
    async (when) => {
      const done = createFolder(files)
      expect(await runCli(args, { cwd: done })).toMatchObject({ code: 0 })
      const after = readAll(done)
      for (let at = 1; ; at++) {
        const cwd = createFolder(files)
        const before = readAll(cwd)
        const killed = await spawnCli(args, {
          cwd,
          env: { NODE_OPTIONS: `--import=${preload}`, KILL: `${when}:${at}` },
        })
        for (const [path, bytes] of readAll(cwd)) {
          if (isTemporary(path)) continue
          expect([before.get(path), after.get(path)], `${path}, call ${at}`).toContainEqual(bytes)
        }
        for (const path of before.keys()) expect(existsSync(join(cwd, path)), path).toBe(true)
        if (args[0] === 'create' && args[1] === 'a/page' && existsSync(join(cwd, 'a/page')))
          expect(new Set(readAll(cwd).keys())).toEqual(new Set(after.keys()))
        else expect(await runCli(args, { cwd })).toMatchObject({ code: 0 })
        expect(readAll(cwd)).toEqual(after)
        if (killed.code === 0) {
          expect(at, 'calls that were killed').toBeGreaterThan(2)
          break
        }
        expect(killed.code).toBe(null)
      }
    },
  )
})
