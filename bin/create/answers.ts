import type { PageOptions } from '../page/page-options.js'
import type { Theme } from '../page/settings.js'
import type { Template } from '../page/templates.js'

/** The flags of `create` as they were typed; what was not said is missing. */
export interface CreateFlags {
  readonly wallet?: string
  readonly autoConnect?: boolean
  readonly title?: string | undefined
  readonly theme?: Theme
  readonly lang?: string
  readonly network?: string
  readonly template?: Template
  readonly devWallet?: boolean
  readonly force?: boolean
  readonly dryRun?: boolean
  readonly yes?: boolean
}

/** All that `create` must know, said, asked or by default. */
export interface Answers {
  /** As it was given, relative to where the command runs. */
  readonly folder: string
  readonly page: PageOptions
}

export const defaultFolder = 'aptos-wallet-page'
