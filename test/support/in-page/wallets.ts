import { createWallet, type ScriptedWallet, type WalletSetup } from './scripted-wallet.js'

interface RegisterApi {
  register(...wallets: unknown[]): void
}

const installed = new Map<string, ScriptedWallet>()

/** Registers any value as a wallet, with both events of the Wallet Standard, so that the order of scripts does not matter. */
export function registerWallet(...wallets: unknown[]): void {
  const register = (api: RegisterApi) => api.register(...wallets)
  dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  addEventListener('wallet-standard:app-ready', (event) =>
    register((event as CustomEvent<RegisterApi>).detail),
  )
}

/** Registers a scripted wallet. */
export function installWallet(setup: WalletSetup): void {
  const wallet = createWallet(setup)
  installed.set(setup.name, wallet)
  registerWallet(wallet.standard)
}

/** Returns a scripted wallet by its name. */
export function wallet(name: string): ScriptedWallet {
  const found = installed.get(name)
  if (!found) throw new Error(`No scripted wallet has the name ${name}`)
  return found
}

/** Registers the wallets of the page setup that load before or after the kit. */
export function installWallets(at: WalletSetup['at']): void {
  const setups: WalletSetup[] = JSON.parse(document.getElementById('setup')?.textContent ?? '[]')
  for (const setup of setups) if (setup.at === at) installWallet(setup)
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
): void {
  const { standard } = createWallet({
    name: 'Bad Wallet',
    prompt: ['connect', 'account', 'network', 'onAccountChange', 'onNetworkChange', 'disconnect'],
  })
  for (const [method, feature] of Object.entries(methods))
    standard.features[`aptos:${method}`] =
      typeof feature === 'function' ? { version: '1.0.0', [method]: feature } : feature
  registerWallet(Object.defineProperties(standard, Object.getOwnPropertyDescriptors(properties)))
}
