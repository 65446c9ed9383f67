// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pack } from '../../react/support/packed.js'
import { npm } from '../../templates/support/npm.js'

const layout = `
export default function Layout({ children }: { children: React.ReactNode }) {
  return <html><body>{children}</body></html>
}
`

const page = `
import { AptosWalletProvider, WalletButton } from 'aptos-wallet-kit/react'

export default function Page() {
  return <AptosWalletProvider><WalletButton /></AptosWalletProvider>
}
`

let folder: string
let tarball: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'next-versions-'))
  tarball = await pack(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('aptos-wallet-kit/react in Next.js', () => {
  it.each(['15', '16'])(
    'type checks and builds with version %s and no tsconfig',
    async (version) => {
      const app = join(folder, version)
      await mkdir(join(app, 'app'), { recursive: true })
      await writeFile(join(app, 'package.json'), '{ "private": true, "scripts": { "build": "next build" } }')
      await writeFile(join(app, 'app/layout.tsx'), layout)
      await writeFile(join(app, 'app/page.tsx'), page)
      const types = ['typescript@~5.9.0', '@types/node@20', '@types/react@19', '@types/react-dom@19']
      const packages = [`next@${version}`, 'react@19', 'react-dom@19', ...types, tarball]
      await npm(app, ['install', '--no-audit', '--no-fund', ...packages])
      await expect(npm(app, ['run', 'build'])).resolves.toBeUndefined()
    },
    600_000,
  )
})
