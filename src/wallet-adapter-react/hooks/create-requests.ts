import { type Session, type WalletKit, WalletKitError } from '../../core/index.js'
import { signTransaction } from '../transactions/sign-transaction.js'
import { createSubmissionReporter } from '../transactions/submission-report.js'
import {
  assertNoKeyRotation,
  signAndSubmitTransaction,
  submitTransaction,
} from '../transactions/submit-transaction.js'
import type { DappConfig } from '../types.js'
import { isRedirectable } from '../utilities/device.js'
import { generalizedErrorMessage } from '../utilities/rejections.js'
import { type RequestSession, toAdapterSession } from '../wallets/adapter-session.js'
import { connectWallet, signInAndConnect } from '../wallets/connect-wallet.js'
import type { WalletLists } from '../wallets/list-wallets.js'
import { changeNetwork, signMessage, signMessageAndVerify } from '../wallets/requests.js'
import type { AptosWalletProviderProps, WalletRequests } from './types.js'

/** The values of the latest render that the requests use. */
export interface RequestContext extends WalletLists {
  readonly dappConfig: DappConfig | undefined
  readonly onError: AptosWalletProviderProps['onError']
}

/** On a phone, opens this page in the app of a wallet that has not registered. Does nothing if no link opens the app. */
function openInWalletApp(name: string, { notDetectedWallets }: WalletLists): void {
  if (!isRedirectable()) return
  const link = notDetectedWallets.find((wallet) => wallet.name === name)?.deeplinkProvider
  if (link) location.href = link + encodeURIComponent(location.href)
}

const keepError = (error: unknown) => error

/**
 * Creates the requests of `useWallet()`. A request that fails rejects with the message of the error, or with a thrown value that
 * has no message, and passes the same to `onError`. Only `submitTransaction` uses the unchanged error.
 */
export function createRequests(kit: WalletKit, getContext: () => RequestContext): WalletRequests {
  /**
   * Wraps a request, so that `onError` receives the value with which it rejects.
   *
   * @param toReason Converts the error to this value.
   */
  const withReport =
    <Input extends readonly unknown[], Output>(
      request: (...input: Input) => Promise<Output>,
      toReason: (error: unknown) => unknown = generalizedErrorMessage,
    ) =>
    async (...input: Input): Promise<Output> => {
      try {
        return await request(...input)
      } catch (error) {
        const reason = toReason(error)
        const { failure } = kit.getConnection()
        // `useReconnectErrorReport()` has reported the failure of a silent attempt, such as the one of a sign-in.
        if (!failure?.silent || failure.error !== error) getContext().onError?.(reason)
        throw reason
      }
    }

  const requireSession = (): RequestSession => {
    const session = toAdapterSession(kit.getConnection().session)
    if (!session) throw 'WalletNotConnectedError'
    return { ...session, dappConfig: getContext().dappConfig }
  }

  const withSessionAndReport = <Input extends readonly unknown[], Output>(
    request: (session: RequestSession, ...input: Input) => Promise<Output>,
    toReason?: (error: unknown) => unknown,
  ) => withReport(async (...input: Input) => request(requireSession(), ...input), toReason)

  const findWallet = (name: string) => {
    const { wallets, hiddenWallets } = getContext()
    return [...wallets, ...hiddenWallets].find((wallet) => wallet.name === name)
  }

  return {
    connect: withReport(async (name) => {
      const wallet = findWallet(name)
      if (wallet) await connectWallet(kit, wallet)
      else openInWalletApp(name, getContext())
    }),
    signIn: withReport(async ({ walletName, input }) => {
      const wallet = findWallet(walletName)
      if (!wallet) throw new Error(`Wallet ${walletName} not found`)
      return signInAndConnect(kit, wallet, input)
    }),
    disconnect: withSessionAndReport(async () => {
      try {
        await kit.disconnect()
      } catch (error) {
        if (!(error instanceof WalletKitError) || error.cause !== undefined) throw error
        // End the session on this page even if the user rejected the request in the wallet, or the wallet did not respond.
        kit.forceDisconnect()
      }
    }),
    signMessage: withSessionAndReport(signMessage),
    changeNetwork: withSessionAndReport(changeNetwork),
    signMessageAndVerify: withSessionAndReport(signMessageAndVerify),
    signTransaction: withSessionAndReport(signTransaction),
    signAndSubmitTransaction: withReport(async (input) => {
      // As the adapter does, check the transaction before the connection.
      assertNoKeyRotation(input)
      const session = requireSession()
      const reportSubmission = createSubmissionReporter(kit, kit.getConnection().session as Session)
      return signAndSubmitTransaction(session, input, reportSubmission)
    }),
    // Rejects with the error of ts-sdk if the node rejects the transaction, as in the adapter.
    submitTransaction: withSessionAndReport(submitTransaction, keepError),
  }
}
