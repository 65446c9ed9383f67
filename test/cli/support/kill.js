// Loaded before the command: kills the process before the nth call that changes a file, or in the middle if it is a write.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

let calls = 0

for (const name of /** @type {const} */ (['mkdirSync', 'renameSync', 'rmSync', 'writeFileSync'])) {
  const original = /** @type {Function} */ (fs[name])
  Object.assign(fs, {
    [name](/** @type {any[]} */ ...args) {
      calls += 1
      if (calls !== Number(process.env.KILLED_CALL)) return original.apply(fs, args)
      const [path, bytes, options] = args
      if (name === 'writeFileSync') original.call(fs, path, bytes.subarray(0, bytes.length / 2), options)
      process.kill(process.pid, 'SIGKILL')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) // The signal arrives asynchronously.
    },
  })
}
syncBuiltinESMExports()
