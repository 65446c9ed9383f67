import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isFromKit } from '../../bin/files/kit-content.js'
import { packageRoot } from './support/package-root.js'

const scripts = [
  'dev-wallet.js',
  ...readdirSync(join(packageRoot, 'dist/locales'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `locales/${file}`),
]

describe('isFromKit', () => {
  it.each(scripts)('knows %s, as every release before it', (script) => {
    expect(isFromKit(readFileSync(join(packageRoot, 'dist', script)))).toBe(true)
  })

  it('knows no script that only speaks to the kit', () => {
    expect(isFromKit(Buffer.from('AptosWalletKit.configure({ locale: "de" }) // aptos-wallet-kit.js'))).toBe(
      false,
    )
  })
})
