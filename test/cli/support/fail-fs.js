// Loaded before the command line: makes one call of node:fs fail with the error that a real disk would give.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [call = '', code = '', nth = '', file = ''] = (process.env.FAIL_FS ?? '').split(':')
if (!(call in fs)) throw new Error(`There is no fs.${call}.`)

let left = Number(nth)
// What has a callback or a promise is to be had in both ways.
for (const way of [fs, fs.promises]) {
  const calls = /** @type {Record<string, Function>} */ (/** @type {unknown} */ (way))
  const original = calls[call]
  if (!original) continue
  calls[call] = (/** @type {unknown[]} */ ...args) => {
    if (!String(args[0]).endsWith(file)) return original(...args)
    left -= 1
    if (left !== 0) return original(...args)
    throw Object.assign(new Error(`${code}: ${call}`), { code })
  }
}
syncBuiltinESMExports()
