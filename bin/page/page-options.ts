import type { KitSettings } from './settings.js'
import type { Template } from './templates.js'

/** What an author can say about a page. */
export interface PageOptions extends KitSettings {
  /** Heading and title; the template's own when not said. */
  readonly title?: string | undefined
  readonly devWallet: boolean
  readonly template: Template
}
