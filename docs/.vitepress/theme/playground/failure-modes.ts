import type { Misbehaviour } from '../../../../src/dev-wallet/index.js'

/** Labels of the failure modes of the development wallet. */
export const FAILURE_MODES: Readonly<Record<Misbehaviour, string>> = {
  none: 'None',
  late: 'Registers 3 seconds late',
  rejects: 'Rejects every request',
  hangs: 'Never responds',
  throws: 'Throws from every call',
  malformed: 'Returns malformed data',
  'switches-account': 'Switches the account after each approval',
  'switches-network': 'Switches the network after each approval',
}
