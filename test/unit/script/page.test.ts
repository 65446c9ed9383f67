// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageKit } from '../../../src/script/create-page-kit.js'
import type { AptosWalletKit } from '../../../src/script/global.js'
import { installGlobal } from '../../../src/script/install-global.js'
import { parseScriptOptions } from '../../../src/script/script-options.js'
import { waitForPageReady } from '../../../src/script/wait-for-page-ready.js'
import { defineWalletButtonElement } from '../../../src/script/wallet-button-element.js'

const createScript = (attributes: Record<string, string> = {}) => {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(`data-${name}`, value)
  return script
}

/** Loads new copies of the script's modules, as a script tag with the attributes does. Without them, the tag is a module. */
async function loadScript(version: string, attributes?: Record<string, string>): Promise<AptosWalletKit> {
  vi.resetModules()
  vi.stubGlobal('__VERSION__', version)
  const currentScript = vi.spyOn(Object.getPrototypeOf(document), 'currentScript', 'get')
  currentScript.mockReturnValue(attributes ? createScript(attributes) : null)
  await act(() => import('../../../src/script/index.js'))
  currentScript.mockRestore()
  return window.AptosWalletKit
}

const getElement = () => document.querySelector('aptos-wallet-button') as HTMLElement
const getButtons = (element: Element = getElement()) => [
  ...(element.shadowRoot?.querySelectorAll('button') ?? []),
]
const getDialog = () => {
  const found = [...document.body.children].map(({ shadowRoot }) => shadowRoot?.querySelector('dialog'))
  return found.find((dialog) => dialog)
}
const render = (html: string) =>
  act(async () => {
    document.body.innerHTML = html
  })
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
const getFlag = () => localStorage.getItem('aptos-wallet-kit.auto-connect')

describe('script', () => {
  // The global cannot be removed, so all tests share it.
  let globalObject: AptosWalletKit
  const getPopular = () => globalObject.getWallets().popular[0]?.name

  beforeAll(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    globalObject = await loadScript('1.0.0', { 'preferred-wallet': 'OKX Wallet' })
  })
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(async () => {
    await act(async () => document.body.replaceChildren())
    vi.restoreAllMocks()
  })

  describe('window.AptosWalletKit', () => {
    it('cannot be replaced by the page', () => {
      expect(Reflect.set(window, 'AptosWalletKit', {})).toBe(false)
      expect(window.AptosWalletKit).toBe(globalObject)
      expect(Object.keys(window)).toContain('AptosWalletKit')
    })

    it('starts with the options of the script tag', () => {
      expect([getPopular(), getFlag()]).toEqual(['OKX Wallet', 'true'])
    })

    it.each([
      ['nothing', {}],
      ['an element', { AptosWalletKit: document.createElement('img') }],
      ['a form with a field "version"', { AptosWalletKit: { version: document.createElement('input') } }],
    ])('is set on a page that has %s of its name', (_, named) => {
      const page = Object.create(named)
      vi.spyOn(globalThis, 'window', 'get').mockReturnValue(page)
      expect(installGlobal(globalObject)).toBe(true)
      expect(page.AptosWalletKit).toBe(globalObject)
    })

    it.each([
      ['1.0.0', undefined, []],
      [
        '2.0.0',
        { 'auto-connect': 'false' },
        [['aptos-wallet-kit 1.0.0 is already on this page. Remove version 2.0.0.']],
      ],
    ])('is kept when version %s loads', async (version, attributes, warnings) => {
      expect(await loadScript(version, attributes)).toBe(globalObject)
      await nextTask()
      expect(getFlag()).toBe('true')
      expect(vi.mocked(console.warn).mock.calls).toEqual(warnings)
    })

    it('has no functions of a kit that a page does not need', () => {
      const hidden = ['start', 'cancel', 'loadLazyWallets', 'forceDisconnect', 'getConnection']
      for (const name of [...hidden, 'getRecentWalletName']) expect(globalObject).not.toHaveProperty(name)
      expect(globalObject.getNetwokrInfo).toBe(globalObject.getNetworkInfo)
      expect(globalObject.version).toBe('1.0.0')
    })
  })

  describe('open()', () => {
    it.each([
      [undefined, 'Connect a Wallet'],
      ['Nightly', 'Get Nightly'],
    ])('opens the modal for %s in a host on the body, until close()', async (name, text) => {
      await act(async () => globalObject.open(name))
      const dialog = getDialog()
      expect(dialog?.open).toBe(true)
      expect(dialog?.textContent).toContain(text)
      await act(async () => globalObject.close())
      expect(dialog?.textContent).toBe('')
    })
  })

  describe('mount()', () => {
    it.each([
      ['an element', () => document.body],
      ['a selector', () => 'body'],
    ])('renders a button at the end of %s, and returns a function that removes it', async (_, getTarget) => {
      await render('<p></p>')
      let remove = () => {}
      await act(async () => {
        remove = globalObject.mount(getTarget())
      })
      expect(document.body.lastElementChild).toBe(getElement())
      expect(getButtons()[0]?.textContent).toBe('Wallet Connect')
      await act(async () => remove())
      expect(document.body.innerHTML).toBe('<p></p>')
    })

    it('configures the kit only if something matches the selector', async () => {
      const options = { strings: { button: 'Anmelden' } }
      expect(() => globalObject.mount('#nowhere', options)).toThrow(
        new TypeError('No element matches #nowhere'),
      )
      for (const [given, text] of [
        [undefined, 'Wallet Connect'],
        [options, 'Anmelden'],
      ] as const) {
        await act(async () => void globalObject.mount('body', given))
        expect(document.body.lastElementChild?.shadowRoot?.textContent).toBe(text)
      }
      await act(async () => globalObject.configure({ strings: undefined }))
    })
  })

  describe('<aptos-wallet-button>', () => {
    it('leaves an element of its name that the page has defined', () => {
      const element = customElements.get('aptos-wallet-button')
      defineWalletButtonElement({} as PageKit)
      expect(customElements.get('aptos-wallet-button')).toBe(element)
    })

    it('can be moved, removed and added again', async () => {
      const element = document.createElement('aptos-wallet-button')
      const parent = document.createElement('div')
      for (const move of [
        () => document.body.append(parent, element),
        () => parent.append(element),
        () => element.remove(),
        () => document.body.append(element),
      ]) {
        await act(async () => move())
        expect(getButtons(element)).toHaveLength(element.isConnected ? 1 : 0)
        await act(async () => element.click())
        expect(!!getDialog()?.open).toBe(element.isConnected)
        await act(async () => globalObject.close())
      }
    })

    it('is a tab stop unless the page has decided it', async () => {
      const tag = 'aptos-wallet-button'
      await render(`<${tag}></${tag}><${tag} tabindex="-1"></${tag}>`)
      expect([...document.querySelectorAll(tag)].map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
    })

    it('opens the modal, whose events reach the page', async () => {
      await render('<aptos-wallet-button></aptos-wallet-button>')
      const onClick = vi.fn()
      const unsubscribe = globalObject.on('wallet-item-click', ({ detail }) => onClick(detail))
      await act(async () => getButtons()[0]?.click())
      await act(async () => getDialog()?.querySelector<HTMLElement>('[part=wallet]')?.click())
      expect(onClick.mock.calls).toEqual([[{ name: getPopular() }]])
      unsubscribe()
      await act(async () => globalObject.close())
    })

    it.each([
      ['', 'true'],
      ['true', 'true'],
      ['false', 'false'],
    ])('sets the stored flag from auto-connect="%s" to %s', async (value, flag) => {
      await render(`<aptos-wallet-button auto-connect="${value}"></aptos-wallet-button>`)
      expect(getFlag()).toBe(flag)
    })

    it('overrides configure() with its preferred wallet until the attribute is removed', async () => {
      await render('<aptos-wallet-button preferred-wallet="Rimosafe"></aptos-wallet-button>')
      globalObject.configure({ preferredWallet: 'OKX Wallet' })
      expect(getPopular()).toBe('Rimosafe')
      await act(async () => getElement().setAttribute('preferred-wallet', 'Petra'))
      expect(getPopular()).toBe('Petra')
      for (const removeValue of [
        () => getElement().setAttribute('preferred-wallet', ''),
        () => getElement().removeAttribute('preferred-wallet'),
      ]) {
        await act(async () => removeValue())
        expect(getPopular()).toBe('OKX Wallet')
      }
    })
  })
})

describe('waitForPageReady', () => {
  const watch = () => {
    const onReady = vi.fn()
    waitForPageReady().then(onReady)
    return onReady
  }

  it.each<[string, object | undefined, string | undefined]>([
    ['at once after DOMContentLoaded', { domContentLoadedEventStart: 5 }, undefined],
    ['at once without timing', undefined, undefined],
    ['on DOMContentLoaded', { domContentLoadedEventStart: 0 }, 'DOMContentLoaded'],
  ])('resolves %s', async (_, timing, event) => {
    Object.defineProperty(performance, 'timing', { value: timing, configurable: true })
    const onReady = watch()
    await nextTask()
    expect(onReady).toHaveBeenCalledTimes(event ? 0 : 1)
    if (event) document.dispatchEvent(new Event(event))
    await nextTask()
    expect(onReady).toHaveBeenCalledTimes(1)
  })

  it('waits until a prerendered page is opened', async () => {
    const timing = { domContentLoadedEventStart: 5 }
    Object.defineProperty(performance, 'timing', { value: timing, configurable: true })
    let isPrerendering = true
    const get = () => isPrerendering
    Object.defineProperty(Object.getPrototypeOf(document), 'prerendering', { get, configurable: true })
    const onReady = watch()
    await nextTask()
    expect(onReady).not.toHaveBeenCalled()
    isPrerendering = false
    document.dispatchEvent(new Event('prerenderingchange'))
    await expect.poll(() => onReady.mock.calls.length).toBe(1)
  })
})

describe('parseScriptOptions', () => {
  it('returns the data attributes', () => {
    const texts = { theme: 'dark', locale: 'ar', network: 'testnet' }
    const script = createScript({ 'preferred-wallet': 'Petra', 'auto-connect': 'false', ...texts })
    expect(parseScriptOptions(script)).toEqual({ preferredWallet: 'Petra', autoConnect: false, ...texts })
  })

  it('returns no option without attributes, without a tag, and with a polluted Object.prototype', () => {
    const prototype = Object.prototype as { preferredWallet?: string }
    prototype.preferredWallet = 'Evil'
    try {
      for (const script of [createScript(), null])
        expect(new Set(Object.values(parseScriptOptions(script)))).toEqual(new Set([undefined]))
    } finally {
      delete prototype.preferredWallet
    }
  })
})
