import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { KitEventMap } from '../../src/core/index.js'
import { type FollowOptions, followTransactions } from '../../src/transactions/index.js'
import { englishTransactions as text } from '../../src/ui/transaction-strings.js'
import type { UiOptions } from '../../src/ui/types.js'

const KEY = 'aptos-wallet-kit.transactions'
const hashOf = (n: number) => `0x${String(n).padStart(64, '0')}`
const testnet = { name: 'testnet', chainId: 2 }

/** Returns the response of the full node to a request. */
let answer: (url: string) => Response | Promise<Response>
let urls: string[]
const ended = (vm_status = 'Executed successfully') =>
  new Response(JSON.stringify({ success: vm_status === 'Executed successfully', vm_status }))
const notFound = () => new Response('{}', { status: 404 })
const limited = () => new Response('{}', { status: 429 })

beforeEach(() => {
  vi.useFakeTimers()
  urls = []
  answer = notFound
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    urls.push(url)
    return answer(url)
  })
  // happy-dom has no animations. These end at once.
  const animate = vi.fn(() => {
    const animation = { onfinish: () => {} }
    queueMicrotask(() => animation.onfinish())
    return animation as unknown as Animation
  })
  Element.prototype.animate = animate
  // happy-dom does not reflect `part`.
  Object.defineProperty(Element.prototype, 'part', {
    configurable: true,
    set(this: Element, value: string) {
      this.setAttribute('part', value)
    },
  })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    sessionStorage.clear()
    document.body.replaceChildren()
  })
})

type Detail = KitEventMap['wallet-transaction']

/** Follows the transactions of a kit whose wallet the test controls. */
function follow(followOptions?: FollowOptions, options: UiOptions = {}) {
  let listener = (_: CustomEvent<Detail>) => {}
  let onChange = (_: Readonly<UiOptions>) => {}
  const host = document.createElement('div')
  host.attachShadow({ mode: 'open' })
  const stopListening = vi.fn()
  const stop = followTransactions(
    {
      on(name, added) {
        expect(name).toBe('wallet-transaction')
        listener = added as typeof listener
        return stopListening
      },
      createHost(changed) {
        onChange = changed
        changed(options)
        return { host, remove: () => host.remove() }
      },
    },
    followOptions,
  )
  onTestFinished(stop)
  const root = host.shadowRoot as ShadowRoot
  const listCards = () => [...root.querySelectorAll<HTMLElement>('li')]
  const findButton = (label: string, index = 0) => {
    const buttons = [...(listCards()[index]?.querySelectorAll('button') ?? [])]
    return buttons.find((each) => each.textContent === label || each.ariaLabel === label)
  }
  return {
    host,
    root,
    stop,
    stopListening,
    listCards,
    configure: (changed: UiOptions) => onChange(changed),
    async send(n = 1, network: Detail['network'] | null = testnet) {
      listener(
        new CustomEvent('wallet-transaction', {
          detail: { hash: hashOf(n), network: network ?? undefined } as Detail,
        }),
      )
      await pass(0)
    },
    /** The lines of a card that are not hidden: title, second line, and controls. */
    read: (index = 0) =>
      [...(listCards()[index]?.querySelectorAll('[part=status], small, summary, a, button[part=link]') ?? [])]
        .filter((line) => !line.closest('[hidden]'))
        .map(({ textContent }) => textContent),
    announced: () => [...root.querySelectorAll('[role=log] p')].map(({ textContent }) => textContent),
    findButton,
    click(label: string, index = 0) {
      findButton(label, index)?.click()
      return pass(0)
    },
  }
}

/** Opens a modal of the kit above the cards. Returns a function that closes it. happy-dom has no `:modal` and no layout. */
function openModal() {
  const host = document.createElement('div')
  vi.spyOn(host.attachShadow({ mode: 'open' }), 'querySelector').mockReturnValue(host)
  const elementFromPoint = vi.spyOn(Object.getPrototypeOf(document), 'elementFromPoint').mockReturnValue(host)
  onTestFinished(() => elementFromPoint.mockRestore())
  return () => elementFromPoint.mockReturnValue(null)
}

/** Matches selectors that happy-dom does not match in a shadow root. */
function stubMatches(answers: Record<string, (element: Element) => boolean>) {
  const { matches } = Element.prototype
  const stub = vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selectors) {
    return selectors.split(', ').some((each) => answers[each]?.(this) ?? matches.call(this, each))
  })
  onTestFinished(() => stub.mockRestore())
}

/** Moves the focus to a control of a card, and lets `matches()` find the focus. */
function focus(control: HTMLElement | null | undefined) {
  control?.focus()
  const getFocused = (element: Element) => (element.getRootNode() as ShadowRoot).activeElement
  stubMatches({
    ':focus': (element) => element === getFocused(element),
    ':focus-within': (element) => element.contains(getFocused(element)),
  })
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null')

describe('followTransactions', () => {
  it('changes nothing before the first transaction', () => {
    const { host } = follow()
    expect(host.isConnected).toBe(false)
    expect(urls).toEqual([])
  })

  it('shows and announces that a transaction was sent, waits, and is confirmed', async () => {
    let respond = (_: Response) => {}
    answer = () => new Promise((resolve) => (respond = resolve))
    const { send, read, announced, listCards } = follow()
    await send()
    expect(read()).toEqual([text.sent, '0x0000...0001', text.explorer])
    expect(listCards()[0]?.querySelector('[part=spinner]')?.ariaHidden).toBe('true')
    expect(listCards()[0]?.parentElement?.getAttribute('popover')).toBe('manual')
    await pass(100)
    respond(notFound())
    answer = () => ended()
    await pass(200)
    expect(read()[0]).toBe(text.waiting)
    await pass(200)
    expect(read()).toEqual([text.confirmed, '0x0000...0001', text.explorer])
    expect(listCards()[0]?.querySelector('[part=spinner]')).toBeNull()
    expect(announced()).toEqual([text.sent, text.waiting, text.confirmed])
    expect(urls[0]).toBe(`https://api.testnet.aptoslabs.com/v1/transactions/wait_by_hash/${hashOf(1)}`)
  })

  it('removes a confirmed transaction after 6 seconds', async () => {
    answer = () => ended()
    const { send, listCards } = follow()
    await send()
    await pass(5999)
    expect(listCards()).toHaveLength(1)
    await pass(1)
    expect(listCards()).toEqual([])
  })

  it('keeps a confirmed transaction while the page is hidden', async () => {
    answer = () => ended()
    const { send, listCards } = follow()
    let isHidden = true
    const prototype = Object.getPrototypeOf(document)
    Object.defineProperty(prototype, 'hidden', { configurable: true, get: () => isHidden })
    onTestFinished(() => void Reflect.deleteProperty(prototype, 'hidden'))
    await send()
    await pass(60_000)
    expect(listCards()).toHaveLength(1)
    isHidden = false
    await pass(1000)
    expect(listCards()).toEqual([])
  })

  it('keeps a failed transaction, with its reason and the raw text', async () => {
    const raw = 'Move abort in 0x1::m: E(0x1): Sold out'
    answer = () => ended(raw)
    const { send, read, announced, click, listCards } = follow()
    await send()
    await pass(600_000)
    expect(read()).toEqual([text.failed, 'Sold out', text.details, raw, text.explorer])
    expect(announced()).toEqual([text.sent, `${text.failed}. Sold out`])
    expect(stored()).toMatchObject([{ hash: hashOf(1), status: 'failed', vmStatus: raw }])
    await click(text.dismiss)
    expect(listCards()).toEqual([])
    expect(stored()).toEqual([])
  })

  it('shows no details for a reason that is the raw text', async () => {
    answer = () => ended('SOME_FUTURE_CODE')
    const { send, read } = follow()
    await send()
    expect(read()).toEqual([text.failed, 'SOME_FUTURE_CODE', text.explorer])
  })

  it.each([
    ['has not ended', () => notFound(), text.late],
    ['cannot be checked', () => limited(), text.unknown],
  ])('shows after 60 seconds that the transaction %s, and checks again', async (_, response, status) => {
    answer = response
    const { send, read, click, announced } = follow()
    await send()
    await pass(60_100)
    expect(read()).toEqual([status, '0x0000...0001', text.checkAgain, text.explorer])
    expect(announced().at(-1)).toBe(status)
    const { length } = urls
    await pass(60_000)
    expect(urls).toHaveLength(length)
    answer = () => new Promise(() => {})
    await click(text.checkAgain)
    expect(read()[0]).toBe(text.waiting)
    answer = () => ended()
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(read()[0]).toBe(text.confirmed)
  })

  it.each([['Executed successfully'], ['Out of gas']])(
    'does not check what has ended when the user returns: %s',
    async (vmStatus) => {
      answer = () => ended(vmStatus)
      const { send } = follow()
      await send()
      document.dispatchEvent(new Event('visibilitychange'))
      await pass(0)
      expect(urls).toHaveLength(1)
    },
  )

  it.each([
    [
      'the URL that the wallet names',
      { ...testnet, url: 'https://wallet.example/v1' },
      'https://wallet.example/v1',
    ],
    ['the public node', testnet, 'https://api.testnet.aptoslabs.com/v1'],
    ['the option nodeUrl', { name: 'custom', chainId: 9 }, 'https://node.example/v1'],
    ['the option nodeUrl without a network', null, 'https://node.example/v1'],
  ])('requests the status from %s', async (_, network, node) => {
    const { send, read } = follow({ nodeUrl: 'https://node.example/v1' })
    await send(1, network)
    expect(urls).toEqual([`${node}/transactions/wait_by_hash/${hashOf(1)}`])
    expect(read().includes(text.explorer)).toBe(!!network)
  })

  it('shows an unknown status if no full node is known, and sends no request', async () => {
    const { send, read, announced } = follow()
    await send(1, { name: 'custom', chainId: 9 })
    await pass(100)
    expect(read()[0]).toBe(text.unknown)
    expect(announced()).toEqual([text.sent, text.unknown])
    expect(urls).toEqual([])
  })

  it('shows the description of the page as text', async () => {
    const describeTransaction = vi.fn(() => '<b>Coffee</b>')
    const { send, read } = follow({ describe: describeTransaction })
    await send()
    expect(read()[1]).toBe('<b>Coffee</b>')
    expect(describeTransaction).toHaveBeenCalledWith({ hash: hashOf(1), network: testnet })
  })

  it('shows and announces what a transaction does next to the reason of its failure', async () => {
    answer = () => ended('Out of gas')
    const { send, read, announced } = follow({ describe: () => 'Coffee' })
    await send()
    await pass(100)
    const line = `Coffee. ${text.OUT_OF_GAS}`
    expect(read()).toEqual([text.failed, line, text.details, 'Out of gas', text.explorer])
    expect(announced()).toEqual([`${text.sent}. Coffee`, `${text.failed}. ${line}`])
  })

  it('shows a description that the page has only after the transaction was sent, and keeps it', async () => {
    const descriptions = new Map<string, string>()
    const options = { describe: ({ hash }: { hash: string }) => descriptions.get(hash) }
    let respond = (_: Response) => {}
    answer = () => new Promise((resolve) => (respond = resolve))
    const before = follow(options)
    await before.send()
    expect(before.read().slice(0, 2)).toEqual([text.sent, '0x0000...0001'])
    descriptions.set(hashOf(1), 'Coffee')
    respond(notFound())
    await pass(0)
    expect(before.read().slice(0, 2)).toEqual([text.waiting, 'Coffee'])
    before.stop()
    descriptions.clear()
    expect(follow(options).read().slice(0, 2)).toEqual([text.waiting, 'Coffee'])
  })

  it('reports an error of describe, and follows the transaction without a description', async () => {
    const onError = vi.fn()
    vi.stubGlobal('reportError', onError)
    const error = new Error('The page failed')
    answer = () => ended()
    const { send, read, announced } = follow({
      describe() {
        throw error
      },
    })
    await send()
    await pass(100)
    expect(read().slice(0, 2)).toEqual([text.confirmed, '0x0000...0001'])
    expect(announced()).toEqual([text.sent, text.confirmed])
    expect(onError.mock.calls).toEqual([[error], [error]])
  })

  it('shows one card for a transaction that is dispatched twice', async () => {
    const { send, listCards, click } = follow()
    await send(1)
    await send(1)
    expect(listCards()).toHaveLength(1)
    expect(urls).toHaveLength(1)
    await click(text.dismiss)
    await send(1)
    expect(listCards()).toHaveLength(1)
  })

  it('continues after a reload, and announces only what is new', async () => {
    const before = follow()
    await before.send(1)
    answer = () => ended('Out of gas')
    await before.send(2)
    before.stop()
    answer = () => new Promise(() => {})
    const after = follow()
    await pass(100)
    expect([after.read(0)[0], after.read(1)[0]]).toEqual([text.waiting, text.failed])
    expect(after.announced()).toEqual([])
    answer = () => ended()
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(100)
    expect(after.read(0)[0]).toBe(text.confirmed)
    expect(after.announced()).toEqual([text.confirmed])
    expect(stored()).toHaveLength(1)
  })

  it.each(['not JSON', 'null', '{}', '[null]', '[{"hash":"0x1","network":{"name":"testnet"}}]'])(
    'ignores what it cannot have stored: %s',
    async (content) => {
      sessionStorage.setItem(KEY, content)
      const { listCards } = follow()
      await pass(100)
      expect(listCards()).toEqual([])
      expect(urls).toEqual([])
    },
  )

  it('shows a stored failure whose reason is not text', async () => {
    const hostile = { hash: hashOf(1), status: 'failed', vmStatus: { a: 1 }, network: testnet }
    sessionStorage.setItem(KEY, JSON.stringify([hostile]))
    const { read } = follow()
    expect(read()[0]).toBe(text.failed)
  })

  it('stores nothing if the kit stores nothing, or if storage fails', async () => {
    await follow(undefined, { storage: null }).send(1)
    expect(stored()).toBeNull()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { send, listCards } = follow()
    await send(2)
    expect(listCards()).toHaveLength(1)
  })

  it('follows language, strings, and links of the kit', async () => {
    const { send, read, configure, root } = follow()
    await send()
    expect(root.querySelector('[role=region]')?.ariaLabel).toBe(text.label)
    const transaction = 'https://scan.example/{network}/{hash}'
    configure({ strings: { transactions: { waiting: 'Warten', label: 'Liste' } }, links: { transaction } })
    expect(read()[0]).toBe('Warten')
    expect(root.querySelector('[role=region]')?.ariaLabel).toBe('Liste')
    expect(root.querySelector('a')?.href).toBe(`https://scan.example/testnet/${hashOf(1)}`)
    expect(root.querySelector('a')?.rel).toBe('noreferrer')
  })

  it('links to the explorer of Aptos', async () => {
    const { send, root } = follow()
    await send(1, { name: 'a b', chainId: 9 })
    const { href, target } = root.querySelector('a') as HTMLAnchorElement
    expect(href).toBe(`https://explorer.aptoslabs.com/txn/${hashOf(1)}?network=a%20b`)
    expect(target).toBe('_blank')
  })

  it('mounts again if the page has replaced its body', async () => {
    const { send, host } = follow()
    await send(1)
    document.body.replaceChildren()
    expect(host.isConnected).toBe(false)
    await send(2)
    expect(host.isConnected).toBe(true)
  })

  it('waits until a modal above the cards closes, then announces, and removes what is confirmed', async () => {
    answer = () => ended()
    const { send, listCards, announced } = follow()
    const closeModal = openModal()
    await send()
    await pass(60_000)
    expect([announced(), listCards().length]).toEqual([[], 1])
    closeModal()
    await pass(1000)
    expect([announced(), listCards()]).toEqual([[text.sent, text.confirmed], []])
  })

  it.each([
    ['sent', () => new Promise<Response>(() => {}), ''],
    ['waiting', () => notFound(), ''],
    ['confirmed', () => ended(), 'glyph'],
    ['failed', () => ended('Out of gas'), '!'],
  ])(
    'styles a card that is %s, and shows a sign that screen readers ignore',
    async (status, respond, sign) => {
      answer = respond
      const { send, listCards } = follow()
      await send()
      const [card] = listCards()
      expect(card?.className).toBe(status)
      const element = card?.querySelector('span')
      expect(element?.textContent || element?.firstElementChild?.getAttribute('part') || '').toBe(sign)
      expect(element?.ariaHidden).toBe('true')
    },
  )

  it('shows the raw text from left to right, and not to translators', async () => {
    answer = () => ended('Out of gas')
    const { send, listCards } = follow()
    await send()
    const raw = listCards()[0]?.querySelector<HTMLElement>('details small')
    expect([raw?.dir, raw?.translate]).toEqual(['ltr', false])
  })

  it('has controls that pages can style, and their icons', async () => {
    const { send, listCards } = follow()
    await send()
    const readAttributes = (selector: string, name: string) =>
      [...(listCards()[0]?.querySelectorAll(selector) ?? [])].map((element) => element.getAttribute(name))
    expect(readAttributes('button, a', 'part')).toEqual(['link', 'link', 'close'])
    expect(readAttributes('a path, button path', 'd')).toEqual([
      expect.stringMatching(/^m\d/i),
      expect.stringMatching(/^m\d/i),
    ])
  })

  it('moves the focus to the close button when Check Again disappears', async () => {
    const { send, findButton, click, root } = follow()
    await send()
    await pass(60_100)
    answer = () => new Promise(() => {})
    focus(findButton(text.checkAgain))
    await click(text.checkAgain)
    expect(root.activeElement).toBe(findButton(text.dismiss))
  })

  it('leaves the focus on another control when Check Again disappears', async () => {
    const { send, listCards, click, root } = follow()
    await send()
    await pass(60_100)
    answer = () => new Promise(() => {})
    const link = listCards()[0]?.querySelector('a')
    focus(link)
    await click(text.checkAgain)
    expect(root.activeElement).toBe(link)
  })

  it('leaves the focus on Check Again while that stays', async () => {
    const { send, findButton, configure, root } = follow()
    await send()
    await pass(60_100)
    const button = findButton(text.checkAgain)
    focus(button)
    configure({ strings: {} })
    expect(root.activeElement).toBe(button)
  })

  it('moves the focus to the last card when the card with the focus is removed', async () => {
    answer = () => ended('Out of gas')
    const { send, findButton, click, root } = follow()
    for (const n of [1, 2, 3]) await send(n)
    const last = findButton(text.dismiss, 2)
    focus(findButton(text.dismiss, 0))
    await click(text.dismiss, 1)
    expect(root.activeElement).toBe(findButton(text.dismiss, 0))
    await click(text.dismiss, 0)
    expect(root.activeElement).toBe(last)
    await click(text.dismiss, 0)
    expect(root.querySelector('li')).toBeNull()
  })

  it('moves the focus back to the page when the last card is removed', async () => {
    answer = () => ended('Out of gas')
    const { send, findButton, click, root } = follow()
    const pageButton = document.body.appendChild(document.createElement('button'))
    await send(1)
    await send(2)
    const list = root.querySelector('ul')
    // happy-dom dispatches `focusin` without the element that loses the focus.
    for (const relatedTarget of [pageButton, findButton(text.dismiss, 0) ?? null])
      list?.dispatchEvent(new FocusEvent('focusin', { relatedTarget }))
    focus(findButton(text.dismiss, 0))
    await click(text.dismiss, 0)
    await click(text.dismiss, 0)
    expect(document.activeElement).toBe(pageButton)
  })

  it.each([
    ['while the pointer is on a card', 'hover', ':hover', true],
    ['while the keyboard focus is on a card', 'hover', ':has(:focus-visible)', true],
    ['while the keyboard focus is on a card of a touch screen', 'touch', ':has(:focus-visible)', true],
    ['not after a tap on a card', 'touch', ':hover', false],
  ])('keeps a confirmed transaction: %s', async (_, pointer, selector, isKept) => {
    answer = () => ended()
    const hasHover = (query: string) => pointer === 'hover' && query === '(hover: hover)'
    const matchMedia = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: hasHover(query) }) as MediaQueryList)
    onTestFinished(() => matchMedia.mockRestore())
    let isInUse = true
    stubMatches({ [selector]: ({ localName }) => isInUse && localName === 'ul' })
    const { send, listCards } = follow()
    await send()
    await pass(60_000)
    expect(listCards()).toHaveLength(isKept ? 1 : 0)
    isInUse = false
    await pass(1000)
    expect(listCards()).toEqual([])
  })

  it('keeps presses on a card from the page, whose dialogs would close', async () => {
    const { send, listCards } = follow()
    await send()
    const onPress = vi.fn()
    for (const type of ['pointerdown', 'mousedown', 'click']) {
      document.addEventListener(type, onPress)
      listCards()[0]?.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
      document.removeEventListener(type, onPress)
    }
    expect(onPress).not.toHaveBeenCalled()
  })

  it('stops: removes the cards, and sends no request', async () => {
    const { send, stop, stopListening, host } = follow()
    await send()
    stop()
    const { length } = urls
    await pass(100_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(100_000)
    expect(urls).toHaveLength(length)
    expect(host.isConnected).toBe(false)
    expect(stopListening).toHaveBeenCalled()
  })

  it('stops: restores the padding of the page at once, because a page can follow again at once', async () => {
    const { style } = document.documentElement
    onTestFinished(() => document.documentElement.removeAttribute('style'))
    vi.stubGlobal('innerWidth', 400)
    style.paddingBlockEnd = '12px'
    const { send, stop } = follow()
    await send()
    expect(style.paddingBlockEnd).toBe('0px') // happy-dom has no layout.
    stop()
    expect(style.paddingBlockEnd).toBe('12px')
  })

  it('stops: leaves no listener on the page', () => {
    const addListener = vi.spyOn(document, 'addEventListener')
    onTestFinished(() => addListener.mockRestore())
    const { stop } = follow()
    const signals = addListener.mock.calls.map(
      ([, , options]) => (options as AddEventListenerOptions | undefined)?.signal,
    )
    expect(signals.map((signal) => signal?.aborted)).toEqual([false])
    stop()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })
})
