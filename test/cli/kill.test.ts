import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder } from './support/files.js'
import { runOk, spawnCli } from './support/run.js'
import { tree } from './support/tree.js'

const preload = new URL('support/copy-moments.js', import.meta.url).href

const isTemporary = (entry: string) => /(?:^|\/)\.[^/]+\.tmp[ /]/.test(entry)
const pathOf = (entry: string) => entry.split(' ', 1)[0]

const kit = '<script src="aptos-wallet-kit.js" integrity="sha384-old"></script>'

describe('a command that is killed at any moment', () => {
  it.each([
    [
      ['create', '.', '--force', '--lang', 'de'],
      { 'index.html': 'old', 'main.js': 'old', 'notes.txt': 'keep' },
    ],
    [['create', 'a/page'], { 'notes.txt': 'keep' }],
    [['embed', '.', '--write', '--dev-wallet'], { 'index.html': '<p>my page', 'aptos-wallet-kit.js': 'old' }],
    [
      ['migrate', '--write'],
      {
        'a.ts': "import '@aptos-labs/wallet-adapter-react'",
        'b.ts': "import '@aptos-labs/wallet-adapter-core'",
      },
    ],
    [['update'], { 'index.html': kit, 'other.html': `<p>${kit}`, 'aptos-wallet-kit.js': 'old' }],
  ])('leaves old or new files, and the next run completes: %j', async (args, files) => {
    const done = createFolder(files)
    const before = tree(done)
    await runOk(args, done)
    const after = tree(done)
    const copies = createFolder()
    const completed = createFolder(files)
    const env = { NODE_OPTIONS: `--import=${preload}`, COPIES: copies }
    const { code, stderr } = spawnCli(args, { cwd: completed, env })
    expect(code, stderr).toBe(0)
    const moments = readdirSync(copies).map((name) => join(copies, name))
    expect(moments.length, 'calls').toBeGreaterThan(2)
    for (const cwd of [...moments, completed]) {
      const left = tree(cwd)
      expect(left.map(pathOf)).toEqual(expect.arrayContaining(before.map(pathOf)))
      const kept = left.filter((entry) => !isTemporary(entry))
      expect([...before, ...after]).toEqual(expect.arrayContaining(kept))
      // A new folder is created by one rename: if it exists, it is complete.
      if (left.map(pathOf).includes('a/page')) expect(kept).toEqual(after)
      else await runOk(args, cwd)
      expect(tree(cwd).filter((entry) => !isTemporary(entry))).toEqual(after)
    }
  })
})
