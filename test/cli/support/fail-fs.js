// Loaded before the command line: makes one call of node:fs fail with the error that a real disk would give.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [call = '', code = '', nth = '', file = ''] = (process.env.FAIL_FS ?? '').split(':')
const calls = /** @type {Record<string, Function>} */ (/** @type {unknown} */ (fs))
const original = calls[call]
if (!original) throw new Error(`There is no fs.${call}.`)

let left = Number(nth)
calls[call] = (/** @type {unknown[]} */ ...args) => {
  if (!String(args[0]).endsWith(file)) return original(...args)
  left -= 1
  if (left !== 0) return original(...args)
  throw Object.assign(new Error(`${code}: ${call}`), { code })
}
syncBuiltinESMExports()
