import type { ControllerEnvelope, PageEnvelope, PageOptions } from '../protocol.js'

/** Handles the messages of all documents. */
export interface MessageHandler {
  /**
   * Handles a message.
   *
   * @param page An object that identifies the tab.
   */
  onMessage(envelope: PageEnvelope, page: object): Promise<unknown> | unknown
  onPageClose(page: object): void
}

/** Connects the controller with the documents of a browser, or with a `window`. */
export interface WalletHost {
  /** Starts the wallet in every document from now on. */
  start(options: PageOptions, handler: MessageHandler): Promise<void>
  /** Sends a message. Resolves to whether a document received the message, and the message had an effect. */
  send(envelope: ControllerEnvelope): Promise<boolean>
}
