// Loaded before the command: kills the process before the nth call that changes a file, or during the nth write.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [when, at] = (process.env.KILL ?? '').split(':')
let calls = 0

const die = () => {
  process.kill(process.pid, 'SIGKILL')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) // The signal arrives asynchronously.
}

for (const name of /** @type {const} */ (['mkdirSync', 'renameSync', 'rmSync', 'writeFileSync'])) {
  const original = /** @type {Function} */ (fs[name])
  if (when === 'during' && name !== 'writeFileSync') continue
  Object.assign(fs, {
    [name](/** @type {unknown[]} */ ...args) {
      calls += 1
      if (calls !== Number(at)) return original.apply(fs, args)
      if (when === 'during') {
        // A part of the file is written.
        const bytes = /** @type {Uint8Array} */ (args[1])
        original.call(fs, args[0], bytes.subarray(0, bytes.length / 2), args[2])
      }
      return die()
    },
  })
}
syncBuiltinESMExports()
