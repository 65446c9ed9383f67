import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder } from './support/files.js'
import { runOk, spawnCli } from './support/run.js'

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
      await runOk(args, done)
      const after = readAll(done)
      for (let call = 1, code: number | null = null; code !== 0; call++) {
        const cwd = createFolder(files)
        const before = readAll(cwd)
        const env = { NODE_OPTIONS: `--import=${preload}`, KILL: `${when}:${call}` }
        code = (await spawnCli(args, { cwd, env })).code
        expect(code).toBeOneOf([null, 0])
        if (code === 0) expect(call, 'calls that were killed').toBeGreaterThan(2)
        const left = readAll(cwd)
        for (const path of before.keys()) expect(left.has(path), path).toBe(true)
        for (const [path, bytes] of left)
          if (!isTemporary(path))
            expect([before.get(path), after.get(path)], `${path}, call ${call}`).toContainEqual(bytes)
        // A new folder appears with one rename, so that the command does not run again.
        if (left.has('a/page/index.html')) expect(left).toEqual(after)
        else await runOk(args, cwd)
        expect(readAll(cwd)).toEqual(after)
      }
    },
  )
})
