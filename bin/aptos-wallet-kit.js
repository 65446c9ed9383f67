#!/usr/bin/env node
import { existsSync } from 'node:fs'
import module from 'node:module'

const cli = new URL('../dist/cli.js', import.meta.url)
if (existsSync(cli)) {
  // @ts-expect-error From Node 22.8 on, what was compiled is kept for the next run; the types are those of Node 20.
  module.enableCompileCache?.()
  const { run } = await import(cli.href)
  process.exitCode = await run(process)
} else {
  console.error(
    'Error: The command line was not built.\nIn a checkout of aptos-wallet-kit, run: npm run build',
  )
  process.exitCode = 1
}
