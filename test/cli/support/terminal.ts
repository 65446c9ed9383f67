import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { packageRoot } from './package-root.js'

export const keys = { enter: '\r', down: '\u001b[B', ctrlC: '\u0003' } as const

const quote = (word: string) => `'${word.replaceAll("'", "'\\''")}'`
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
const escapes = /\u001b\[[\d;?]*[A-Za-z]/g

/** The command on a pseudo-terminal, made by util-linux's `script`; a person reads it and types. */
export class Terminal {
  #text = ''
  #read = 0
  #waiting: (() => void) | undefined
  readonly #child: ChildProcess
  readonly code: Promise<number | null>

  constructor(args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}) {
    const command = [process.execPath, join(packageRoot, 'bin/aptos-wallet-kit.js'), ...args]
    // A new pseudo-terminal has no width, and prompts wrap at every letter.
    const line = `stty columns 100 rows 40; ${command.map(quote).join(' ')}`
    this.#child = spawn('script', ['-qec', line, '/dev/null'], {
      cwd,
      env: { ...process.env, TERM: 'xterm', CI: '', NO_COLOR: '', ...env },
    })
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#text += text
      this.#waiting?.()
    })
    this.code = new Promise((resolve) => {
      this.#child.once('close', resolve)
    })
    onTestFinished(() => void this.#child.kill())
  }

  /** What has been shown, without its escape sequences. */
  get screen(): string {
    return this.#text.replace(escapes, '')
  }

  /** All that has been written, colours and all. */
  get raw(): string {
    return this.#text
  }

  /** Waits until `text` is shown after what was answered before, then types. */
  async answer(text: string, typed: string): Promise<void> {
    while (!this.screen.slice(this.#read).includes(text)) {
      const more = new Promise<'more'>((resolve) => {
        this.#waiting = () => resolve('more')
      })
      if ((await Promise.race([more, this.code])) !== 'more')
        throw new Error(`The command ended before it asked for "${text}":\n${this.screen}`)
    }
    this.#read = this.screen.length
    this.#child.stdin?.write(typed)
  }
}
