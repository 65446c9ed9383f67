import type { NodeRequest, Prompt, StatePatch, WalletState } from '../dev-wallet/shared.js'

/** The messages between the controller, which runs in the test, and the wallet in each document. All messages are JSON. */

export type PageMessage =
  | { readonly type: 'hello'; readonly origin: string; readonly isTop: boolean }
  | { readonly type: 'update'; readonly patch: StatePatch }
  | { readonly type: 'request'; readonly id: number; readonly prompt: Prompt }
  | { readonly type: 'settled'; readonly id: number; readonly isApproved: boolean }
  | ({ readonly type: 'fetch' } & NodeRequest)

/** A message and the document that sent it. */
export interface PageEnvelope {
  readonly clientId: string
  readonly message: PageMessage
}

/** The response to `hello`. */
export interface Welcome {
  readonly state: WalletState
  readonly version: number
}

export type ControllerMessage =
  | { readonly type: 'patch'; readonly patch: StatePatch; readonly version: number }
  | { readonly type: 'settle'; readonly id: number; readonly isApproved: boolean }

/** A message and the documents to which it is sent. */
export interface ControllerEnvelope {
  readonly clientIds: readonly string[]
  readonly message: ControllerMessage
}

/** The options of the wallet in a document. */
export interface PageOptions {
  readonly state: WalletState
  /** The options of the stub, or `undefined` without a stub. */
  readonly stub: StubOptions | undefined
  /** Whether the wallet has `aptos:signIn`. */
  readonly hasSignIn: boolean
}

export interface StubOptions {
  readonly nodeUrl: string
  /** Whether the wallet also replaces the page's `fetch`. Playwright fulfills the page's requests with a route instead. */
  readonly replacesFetch: boolean
}

/** The name of the global function that sends a message to the controller. */
export const BINDING_NAME = '__aptosWalletKitSend'

/** The name of a global in each document. Its value is a `PageOptions`, and a `PageClient` after the wallet has started. */
export const CLIENT_NAME = '__aptosWalletKitTesting'

/** The wallet in a document, as the controller calls it. */
export interface PageClient {
  readonly clientId: string
  /** Changes the state or settles a request. Resolves to `false` if the request is already settled. */
  receive(message: ControllerMessage): Promise<boolean>
  /** Unregisters the wallet, removes its global, and restores the `fetch` of the window. */
  stop(): void
}
