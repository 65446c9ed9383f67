#!/usr/bin/env node
import { existsSync } from 'node:fs'
import module from 'node:module'

const cli = new URL('../dist/cli.js', import.meta.url)
if (existsSync(cli)) {
  // @ts-expect-error The types of Node.js 20 lack this function, which stores compiled code for the next run since 22.8.
  module.enableCompileCache?.()
  process.exitCode = await (await import(cli.href)).runCommandLine(process)
} else {
  console.error('Error: The command line is not built.\nIn a checkout, run: npm run build')
  process.exitCode = 1
}
