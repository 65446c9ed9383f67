// The host of a virtual machine may give its processors to others meanwhile: Linux counts that as `steal`. It is in
// no contestant, and comes in bursts of minutes, so what it disturbed is measured again.
import { readFileSync } from 'node:fs'
import { summarize } from './statistics.js'

/** Share of the processors' time up to which a measurement counts as undisturbed. */
const tolerated = 0.03

/** How often something is measured at most; of disturbed measurements the least disturbed one counts. */
const attempts = 5

/** Ticks since the start of the machine: those in which it worked, and those stolen from it; none where no one counts. */
function ticks() {
  try {
    const line = readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line
      .split(/\s+/)
      .slice(1)
      .map(Number)
    return { worked: user + nice + system + irq + softirq, steal }
  } catch {
    return { worked: 0, steal: 0 }
  }
}

/** @template T @param {() => Promise<T> | T} read @returns what was read, and what share of the time was stolen meanwhile */
async function watched(read) {
  const before = ticks()
  const reading = await read()
  const after = ticks()
  const steal = after.steal - before.steal
  return { reading, share: steal / (after.worked - before.worked + steal || 1) }
}

/** Watches what is stolen from what is measured in its name. */
export function watchSteal() {
  /** @type {number[]} */
  const kept = []
  let repeated = 0
  return {
    /**
     * Measures, again and again as long as it is disturbed.
     * @template T @param {() => Promise<T> | T} read @returns {Promise<T>} the least disturbed reading
     */
    async undisturbed(read) {
      let best = await watched(read)
      for (let attempt = 1; attempt < attempts && best.share > tolerated; attempt++) {
        repeated++
        const next = await watched(read)
        if (next.share < best.share) best = next
      }
      kept.push(best.share)
      return best.reading
    },
    /** The rule, how often something was measured again, and the shares stolen from what counts: quartiles, and the most. */
    summary: () => ({ tolerated, attempts, repeated, kept: summarize(kept), most: Math.max(0, ...kept) }),
  }
}
