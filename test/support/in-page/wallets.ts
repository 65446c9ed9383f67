import { createWallet, type ScriptedWallet, type WalletSetup } from './scripted-wallet.js'

const installed = new Map<string, ScriptedWallet>()
const registered: { wallets: readonly unknown[]; unregister: () => void }[] = []
const unregisterFunctions = new Map<string, () => void>()

/** Registers any value as a wallet, with both events of the Wallet Standard, so that the order of scripts does not matter. */
export function registerWallet(...wallets: unknown[]): () => void {
  let unregister = () => {}
  const register = (api: { register(...wallets: unknown[]): () => void }) => {
    unregister = api.register(...wallets)
    registered.push({ wallets, unregister })
  }
  dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  addEventListener('wallet-standard:app-ready', (event) =>
    register((event as CustomEvent<{ register(...wallets: unknown[]): () => void }>).detail),
  )
  return () => unregister()
}

/** Registers a scripted wallet. */
export function installWallet(setup: WalletSetup): void {
  const wallet = createWallet(setup)
  installed.set(setup.name, wallet)
  unregisterFunctions.set(setup.name, registerWallet(wallet.standard))
}

export const unregisterWallet = (name: string): void => unregisterFunctions.get(name)?.()

/** Unregisters every wallet, except the scripted wallet with a name. */
export function unregisterWallets(except?: string): void {
  const kept = except === undefined ? undefined : installed.get(except)?.standard
  for (const { wallets, unregister } of registered) if (!kept || !wallets.includes(kept)) unregister()
}

/** Returns a scripted wallet by its name. */
export function wallet(name: string): ScriptedWallet {
  const found = installed.get(name)
  if (!found) throw new Error(`No scripted wallet has the name ${name}`)
  return found
}

const getSetups = (at: WalletSetup['at']) =>
  (JSON.parse(document.getElementById('setup')?.textContent ?? '[]') as WalletSetup[]).filter(
    (setup) => setup.at === at,
  )

/** Registers the wallets of the page setup that load before the kit. */
export function installEarlyWallets(): void {
  for (const setup of getSetups('before')) installWallet(setup)
}

/** Registers the wallets of the page setup that load after the kit. */
export function installLateWallets(): void {
  for (const setup of getSetups('after')) installWallet(setup)
}

/**
 * Registers a wallet that responds at once, with some methods and properties replaced.
 *
 * @param methods by their names in AIP-62; a value that is not a function replaces the whole feature
 * @param properties of the wallet object, which can be getters
 */
export function installFaultyWallet(
  methods: Readonly<Record<string, unknown>>,
  properties: object = {},
): () => void {
  const { standard } = createWallet({
    name: 'Bad Wallet',
    prompt: ['connect', 'account', 'network', 'onAccountChange', 'onNetworkChange', 'disconnect'],
  })
  for (const [method, feature] of Object.entries(methods))
    standard.features[`aptos:${method}`] =
      typeof feature === 'function' ? { version: '1.0.0', [method]: feature } : feature
  return registerWallet(Object.defineProperties(standard, Object.getOwnPropertyDescriptors(properties)))
}
