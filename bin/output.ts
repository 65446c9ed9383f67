import { setImmediate } from 'node:timers/promises'
import type { Context } from './context.js'
import { CliError, systemCode } from './errors.js'
import { reportError } from './report-error.js'

/**
 * Watches for output that cannot be written: the command goes on, without stdout after one report on stderr, without stderr in
 * silence.
 * @returns tells at the end of the run whether output to stdout was lost.
 */
export function watchOutput(context: Context): () => Promise<boolean> {
  let lost = false
  context.process.stdout.on('error', (error) => {
    // `aptos-wallet-kit wallets | head -1`: the reader is gone, which is no fault of ours.
    if (lost || systemCode(error) === 'EPIPE') return
    lost = true
    reportError(context, outputLost(error))
  })
  context.process.stderr.on('error', () => {}) // No place is left to tell of it.
  return async () => {
    await setImmediate() // A file is written at once, but its stream tells of an error only later in the turn.
    return lost
  }
}

function outputLost(cause: Error): CliError {
  const reason = systemCode(cause) === 'ENOSPC' ? 'its disk is full' : cause.message
  const remedy = 'Send it to another place. What else the command does was not stopped.'
  return new CliError(`The output could not be written: ${reason}.`, remedy, 1, { cause })
}
