#!/usr/bin/env node
import module from 'node:module'

// @ts-expect-error The types are those of Node 20; from Node 22 on, the second run need not compile.
module.enableCompileCache?.()
const { run } = await import(new URL('../dist/cli.js', import.meta.url).href)
process.exitCode = await run(process)
