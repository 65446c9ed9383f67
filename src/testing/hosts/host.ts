import type { ControllerEnvelope, PageEnvelope, PageOptions } from '../protocol.js'

/** The receiver of the messages of all documents. */
export interface MessageHandler {
  /**
   * Receives a message, and returns the response to it.
   *
   * @param page An object that identifies the tab.
   */
  onMessage(envelope: PageEnvelope, page: object): Promise<unknown> | unknown
  onPageClose(page: object): void
}

/** The connection of the controller with the documents of a browser, or with a `window`. */
export interface WalletHost {
  /** Starts the wallet in the open documents and in every later one. */
  start(options: PageOptions, handler: MessageHandler): Promise<void>
  /** Sends a message. Resolves to whether the message had an effect in a document. */
  send(envelope: ControllerEnvelope): Promise<boolean>
}
