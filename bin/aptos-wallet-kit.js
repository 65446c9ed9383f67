#!/usr/bin/env node
import { existsSync } from 'node:fs'
import module from 'node:module'

const cli = new URL('../dist/cli.js', import.meta.url)
if (existsSync(cli)) {
  // @ts-expect-error The types are those of Node 20; from Node 22 on, the second run need not compile.
  module.enableCompileCache?.()
  const { run } = await import(cli.href)
  process.exitCode = await run(process)
} else {
  console.error(
    'Error: The command line was not built.\nIn a checkout of aptos-wallet-kit, run: npm run build',
  )
  process.exitCode = 1
}
