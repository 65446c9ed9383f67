import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder } from './support/files.js'
import { root, spawnAndRead } from './support/run.js'

describe('npm start', () => {
  it('names the command to run in a checkout without packages', () => {
    const checkout = createFolder()
    for (const part of ['scripts', 'package.json'])
      cpSync(join(root, part), join(checkout, part), { recursive: true })
    expect(spawnAndRead(process.execPath, ['scripts/start.js'], { cwd: checkout })).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Error: The packages of this checkout are not installed.\n' +
        'To install them and start, run: npm ci && npm start\n',
    })
  })
})
