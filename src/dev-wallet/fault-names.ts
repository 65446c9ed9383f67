import type { Misbehaviour } from './types.js'

/** The failure modes and their labels in the settings panel. */
export const FAULT_LABELS: Readonly<Record<Misbehaviour, string>> = {
  none: 'None',
  late: 'Late: registers 3 seconds after page load',
  rejects: 'Rejects: rejects every request',
  hangs: 'Hangs: never responds',
  throws: 'Throws: fails on every call',
  malformed: 'Malformed: responds with invalid data',
  'switches-account': 'Switches account after each approval',
  'switches-network': 'Switches network after each approval',
}

export const FAULT_NAMES = Object.keys(FAULT_LABELS) as readonly Misbehaviour[]

/** Parses the name of a failure mode, ignoring case. `switches account` is `switches-account`. */
export function parseMisbehaviour(input: unknown): Misbehaviour | undefined {
  if (typeof input !== 'string') return
  const name = input.trim().toLowerCase().replace(/\s+/g, '-')
  return FAULT_NAMES.find((known) => known === name)
}
