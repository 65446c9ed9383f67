// Loaded before the command: before each call that changes a file, copies the working directory to the folder `COPIES`, as a kill at
// this moment would leave it. If the call is a write, the copy has half of it.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join, relative } from 'node:path'

const { COPIES = '' } = process.env
let count = 0
let isCopying = false

for (const name of /** @type {const} */ (['mkdirSync', 'renameSync', 'rmSync', 'writeFileSync'])) {
  const original = /** @type {Function} */ (fs[name])
  Object.assign(fs, {
    [name](/** @type {any[]} */ ...args) {
      if (isCopying) return original.apply(fs, args) // A call of `cpSync`.
      isCopying = true
      const copy = join(COPIES, `${count++}`)
      fs.cpSync(process.cwd(), copy, { recursive: true })
      const [path, bytes, options] = args
      if (name === 'writeFileSync')
        original.call(
          fs,
          join(copy, relative(process.cwd(), path)),
          bytes.subarray(0, bytes.length / 2),
          options,
        )
      isCopying = false
      return original.apply(fs, args)
    },
  })
}
syncBuiltinESMExports()
