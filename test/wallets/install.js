// Installs the packages of other authors for the tests that need them: third-party wallets, dialog
// libraries, the Aptos wallet adapter, and the wallets of other chains.
// A folder whose lockfile is installed already is left as is.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

for (const folder of ['.', '../wallet-adapter', '../cross-chain', '../dialogs']) {
  const path = fileURLToPath(new URL(`${folder}/`, import.meta.url))
  const stamp = `${path}node_modules/.installed`
  const lock = createHash('sha256')
    .update(readFileSync(`${path}package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) continue
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: path,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  writeFileSync(stamp, lock)
}
