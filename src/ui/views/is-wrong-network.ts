import type { Session } from '../../core/index.js'
import type { UiOptions } from '../options.js'

/** Returns whether the wallet reports another network than the page expects. Unknown networks are not wrong. */
export const isWrongNetwork = ({ network }: UiOptions, session: Session | undefined): boolean =>
  !!network && !!session?.network && session.network.name !== network.toLowerCase()
