import type { PageKit } from '../core/index.js'
import type { ModalController } from './modal/controller.js'
import type { WalletGroups } from './modal/group-wallets.js'

/** What both entries hand to a page: the kit and its modals. */
export interface PublicApi extends PageKit {
  /** Same function as `getNetworkInfo`, in the spelling of the first adapters. */
  readonly getNetwokrInfo: PageKit['getNetworkInfo']
  /** Opens the account modal if a wallet is connected, else the connect modal. Connects to the only wallet of a phone at once. */
  open(): void
  /** Opens the connect modal. If the wallet is not installed, the modal shows how to get it. */
  open(walletName: string | undefined): void
  /** Closes the modal. A pending connection attempt continues. */
  close(): void
  /** Returns the wallets as the modal lists them, filtered and sorted: `{ installed, popular }`. */
  getWallets(): WalletGroups
}

/** Creates the functions that a page gets. They never change. */
export const createPublicApi = ({ kit, actions, getWallets }: ModalController): PublicApi => ({
  ...kit,
  getNetwokrInfo: kit.getNetworkInfo,
  open: (walletName?: string) => actions.open(undefined, walletName),
  close: actions.close,
  getWallets,
})
