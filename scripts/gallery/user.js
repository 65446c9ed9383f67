// Actions of the user in a scene: finding controls in the shadow roots of the kit, and clicking them.

const RENDER_MS = 10
const MAX_RENDERS = 300

/** @param {string} selector */
const findAll = (selector) =>
  [...document.querySelectorAll('aptos-wallet-button, aptos-wallet-kit-host')].flatMap((host) => [
    ...(host.shadowRoot?.querySelectorAll(selector) ?? []),
  ])

/**
 * Waits until an element is rendered.
 *
 * @param {string} selector
 * @param {string} text The text of the element. Default: any text.
 * @returns {Promise<HTMLElement>}
 * @throws {Error} If the element is not rendered.
 */
export async function waitForElement(selector, text = '') {
  for (let render = 0; render < MAX_RENDERS; render++) {
    const found = findAll(selector).find(({ textContent }) => textContent?.includes(text))
    if (found) return /** @type {HTMLElement} */ (found)
    await new Promise((resolve) => setTimeout(resolve, RENDER_MS))
  }
  throw new Error(`Not rendered: ${selector} ${text}`)
}

/**
 * Clicks an element as soon as it is rendered.
 *
 * @param {string} selector
 * @param {string} [text]
 */
export const click = async (selector, text) => (await waitForElement(selector, text)).click()

/** Opens the modal of the wallet button. */
export async function openModal() {
  await click('[part~=button]')
  await waitForElement('dialog[open]')
}

/**
 * Opens the connect modal and selects a wallet.
 *
 * @param {string} name
 */
export async function openModalAndSelectWallet(name) {
  await openModal()
  await click('button[part=wallet]', name)
}

/** Connects to Petra and opens the account modal. */
export async function connectAndOpenAccount() {
  await AptosWalletKit.connect('Petra')
  await openModal()
}

/** Connects, and clicks a tile of the account modal. @param {string} position The position as in `:nth-child(position)`. */
export async function connectAndClickTile(position) {
  await connectAndOpenAccount()
  await click(`[part~=info] [part=actions] > :nth-child(${position})`)
}

/** @type {(() => void)[]} */
const heldTimers = []

/** Holds timers of a second or more until `runHeldTimers()`, because the kit shows some states only for seconds. */
export function holdTimers() {
  const { setTimeout } = window
  window.setTimeout = /** @type {typeof setTimeout} */ (
    (/** @type {() => void} */ run, ms = 0) => (ms < 1000 ? setTimeout(run, ms) : -heldTimers.push(run))
  )
}

/** Runs the held timers. */
export function runHeldTimers() {
  for (const run of heldTimers.splice(0)) run()
}
