import type { Misbehaviour } from './types.js'

/** How each behaviour is offered in the panel. */
export const MISBEHAVIOURS: Readonly<Record<Misbehaviour, string>> = {
  none: 'Behaves well',
  late: 'Late: registers 3 seconds after the page loads',
  rejects: 'Rejects: turns every request down',
  hangs: 'Hangs: never answers',
  throws: 'Throws: breaks inside on every call',
  malformed: 'Malformed: answers with garbage',
  'switches-account': 'Switches account after each approval',
  'switches-network': 'Switches network after each approval',
}

export const MISBEHAVIOUR_NAMES = Object.keys(MISBEHAVIOURS) as readonly Misbehaviour[]

/** Reads a behaviour's name without regard to case; `switches account` is `switches-account`. */
export function readMisbehaviour(input: unknown): Misbehaviour | undefined {
  if (typeof input !== 'string') return
  const name = input.trim().toLowerCase().replace(/\s+/g, '-')
  return MISBEHAVIOUR_NAMES.find((known) => known === name)
}
