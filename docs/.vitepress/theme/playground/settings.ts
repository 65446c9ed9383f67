import type { Misbehaviour } from '../../../../src/dev-wallet/index.js'
import type { Theme } from '../../../../src/script/global.js'

/** The settings of the playground. Its URL and the URL of the preview contain them as a query. */
export interface Settings {
  /** Preferred wallet. Empty if there is none. */
  wallet: string
  autoConnect: boolean
  theme: Theme
  /** Language tag. `en` for the built-in strings. */
  locale: string
  /** Expected network. Empty if there is none. */
  network: string
  /** Whether all known wallets are listed, instead of the built-in ones. */
  hasFullCatalogue: boolean
  /** Whether the development wallet is on the page. */
  hasDevWallet: boolean
  misbehave: Misbehaviour
  autoApprove: boolean
  /** CSS variables by name. An empty value means the default. */
  variables: Record<string, string>
}

export const createDefaultSettings = (): Settings => ({
  wallet: 'Dev Wallet',
  autoConnect: false,
  theme: 'auto',
  locale: 'en',
  network: '',
  hasFullCatalogue: false,
  hasDevWallet: true,
  misbehave: 'none',
  autoApprove: false,
  variables: {},
})

/** Writes the settings that differ from the defaults into a query. */
export function toQuery(settings: Settings): URLSearchParams {
  const { variables, ...plain } = settings
  const { variables: _, ...defaults } = createDefaultSettings()
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(plain))
    if (value !== defaults[name as keyof typeof defaults]) query.set(name, String(value))
  for (const [name, value] of Object.entries(variables)) if (value) query.set(name, value)
  return query
}

/** Reads settings from a query, which can be invalid. */
export function parseQuery(query: URLSearchParams): Settings {
  const settings = createDefaultSettings()
  const toValue = (name: string, fallback: string | boolean) => {
    const text = query.get(name)
    if (text === null) return fallback
    return typeof fallback === 'boolean' ? text !== 'false' : text
  }
  const { variables, ...plain } = settings
  const values = Object.entries(plain).map(([name, fallback]) => [name, toValue(name, fallback)])
  for (const [name, value] of query) if (name.startsWith('--awk-')) variables[name] = value
  return { ...(Object.fromEntries(values) as Omit<Settings, 'variables'>), variables }
}
