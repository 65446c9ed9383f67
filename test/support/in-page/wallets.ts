import { createWallet, type ScriptedWallet, type WalletSetup } from './scripted-wallet.js'

const installed = new Map<string, ScriptedWallet>()
const removers = new Map<string, () => void>()

/** Announces anything as a wallet, in the two ways the Wallet Standard has, in whichever order scripts load. */
export function announce(...wallets: unknown[]): () => void {
  let remove = () => {}
  const register = (api: { register(...wallets: unknown[]): () => void }) => {
    remove = api.register(...wallets)
  }
  dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  addEventListener('wallet-standard:app-ready', (event) =>
    register((event as CustomEvent<{ register(...wallets: unknown[]): () => void }>).detail),
  )
  return () => remove()
}

/** Puts a scripted wallet on the page. */
export function install(setup: WalletSetup): void {
  const wallet = createWallet(setup)
  installed.set(setup.name, wallet)
  removers.set(setup.name, announce(wallet.standard))
}

export const uninstall = (name: string): void => removers.get(name)?.()

/** @throws when no scripted wallet of the name is on the page */
export function wallet(name: string): ScriptedWallet {
  const found = installed.get(name)
  if (!found) throw new Error(`No scripted wallet is called ${name}`)
  return found
}

const setups = (at: WalletSetup['at']) =>
  (JSON.parse(document.getElementById('setup')?.textContent ?? '[]') as WalletSetup[]).filter(
    (setup) => setup.at === at,
  )

/** What the page was made with: wallets that are there before the kit, and those that come after its script. */
export function announceSetup(): void {
  for (const setup of setups('before')) install(setup)
}

export function announceLate(): void {
  for (const setup of setups('after')) install(setup)
}

/**
 * Puts a wallet on the page that is like any other but for these methods and properties.
 *
 * @param methods by their names in AIP-62; a whole feature when it is no function
 * @param own properties of the wallet itself, getters among them
 */
export function installBad(methods: Readonly<Record<string, unknown>>, own: object = {}): () => void {
  const { standard } = createWallet({
    name: 'Bad Wallet',
    prompt: ['connect', 'account', 'network', 'onAccountChange', 'onNetworkChange', 'disconnect'],
  })
  for (const [method, feature] of Object.entries(methods))
    standard.features[`aptos:${method}`] =
      typeof feature === 'function' ? { version: '1.0.0', [method]: feature } : feature
  return announce(Object.defineProperties(standard, Object.getOwnPropertyDescriptors(own)))
}
