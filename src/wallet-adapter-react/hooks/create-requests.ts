import { type WalletKit, WalletKitError } from '../../core/index.js'
import {
  assertNoKeyRotation,
  signAndSubmitTransaction,
  signTransaction,
  submitTransaction,
} from '../transactions/sign-transaction.js'
import type { DappConfig, WalletActions } from '../types.js'
import { isRedirectable } from '../utilities/device.js'
import { generalizedErrorMessage } from '../utilities/rejections.js'
import { type AdapterSession, toAdapterSession } from '../wallets/adapter-session.js'
import type { WalletLists } from '../wallets/adapter-wallet.js'
import { connectWallet, signIn } from '../wallets/connect-wallet.js'
import { changeNetwork, signMessage, signMessageAndVerify } from '../wallets/sign-message.js'

/** The values of the latest render that the requests use. */
export interface ActionContext extends WalletLists {
  readonly dappConfig: DappConfig | undefined
  // biome-ignore lint/suspicious/noExplicitAny: the adapter's type
  readonly onError: ((error: any) => void) | undefined
}

/** Opens this page in the app of a wallet that is not installed, on a phone. */
function openInWalletApp(name: string, { notDetectedWallets }: WalletLists): void {
  const link = isRedirectable() && notDetectedWallets.find((wallet) => wallet.name === name)?.deeplinkProvider
  if (link) location.href = link + encodeURIComponent(location.href)
}

/** Makes the requests of the hook. Each rejects with text, which `onError` receives, too. */
export function createActions(kit: WalletKit, getContext: () => ActionContext): WalletActions {
  const report =
    <Input extends readonly unknown[], Output>(run: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      try {
        return await run(...input)
      } catch (error) {
        const message = generalizedErrorMessage(error)
        getContext().onError?.(message)
        throw message
      }
    }

  const getSession = () => {
    const session = toAdapterSession(kit.getConnection().session)
    if (!session) throw 'WalletNotConnectedError'
    return session
  }

  const withSession = <Input extends readonly unknown[], Output>(
    run: (session: AdapterSession, ...input: Input) => Promise<Output>,
  ) => report(async (...input: Input) => run(getSession(), ...input))

  const findWallet = (name: string) => {
    const { wallets, hiddenWallets } = getContext()
    return [...wallets, ...hiddenWallets].find((wallet) => wallet.name === name)
  }

  return {
    connect: report(async (name) => {
      const wallet = findWallet(name)
      if (wallet) await connectWallet(kit, wallet)
      else openInWalletApp(name, getContext())
    }),
    signIn: report(async ({ walletName, input }) => {
      const wallet = findWallet(walletName)
      if (!wallet) throw new Error(`Wallet ${walletName} not found`)
      return signIn(kit, wallet, input)
    }),
    disconnect: withSession(async () => {
      try {
        await kit.disconnect()
      } catch (error) {
        if (!(error instanceof WalletKitError) || error.cause !== undefined) throw error
        // The user rejected it in the wallet, or the wallet did not respond. End the session on this page anyway.
        kit.forceDisconnect()
      }
    }),
    signMessage: withSession(signMessage),
    changeNetwork: withSession(changeNetwork),
    signMessageAndVerify: withSession((session, input) =>
      signMessageAndVerify(session, input, getContext().dappConfig),
    ),
    signTransaction: withSession((session, input) =>
      signTransaction(session, input, getContext().dappConfig),
    ),
    signAndSubmitTransaction: report(async (input) => {
      assertNoKeyRotation(input)
      return signAndSubmitTransaction(getSession(), input, getContext().dappConfig)
    }),
    submitTransaction: withSession((session, input) =>
      submitTransaction(session, input, getContext().dappConfig),
    ),
  }
}
