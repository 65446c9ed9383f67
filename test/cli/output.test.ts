import { spawnSync } from 'node:child_process'
import { openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot, temporaryFolder } from './support/package-root.js'
import { run } from './support/run.js'
import { tree } from './support/tree.js'

/** Runs the command with its output to a disk that is full. */
function runToFullDisk(args: readonly string[], cwd: string) {
  const command = [join(packageRoot, 'bin/aptos-wallet-kit.js'), ...args]
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd,
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    encoding: 'utf8',
  })
  return { code: status, stderr }
}

const lost = {
  code: 1,
  stderr:
    'Error: The output could not be written: its disk is full.\n' +
    'Send it to another place. What else the command does was not stopped.\n',
}

describe('output that cannot be written', () => {
  it.each([['wallets'], ['wallets --json'], ['--help'], ['--version'], ['create --dry-run']])(
    'is told in words, once, and ends with 1: %s',
    (line) => {
      expect(runToFullDisk(line.split(' '), temporaryFolder())).toEqual(lost)
    },
  )

  it('leaves the page that was made, whole', async () => {
    const [cwd, other] = [temporaryFolder(), temporaryFolder()]
    expect(runToFullDisk(['create', 'page'], cwd)).toEqual(lost)
    await run(['create', 'page'], { cwd: other })
    expect(tree(cwd)).toEqual(tree(other))
  })

  it('changes nothing about a command that is refused', () => {
    const cwd = temporaryFolder()
    expect(runToFullDisk(['create', '--theme', 'blue'], cwd).code).toBe(2)
    expect(readdirSync(cwd)).toEqual([])
  })

  it('is no fault where its reader has had enough', () => {
    const pipe = 'set -o pipefail; "$0" "$1" wallets --json | head -c 1'
    const cli = join(packageRoot, 'bin/aptos-wallet-kit.js')
    const { status, stderr } = spawnSync('bash', ['-c', pipe, process.execPath, cli], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
})
