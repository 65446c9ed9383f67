// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AptosWalletKit } from '../../../src/script/global.js'
import { readScriptTagOptions } from '../../../src/script/script-options.js'
import { waitForPageReady } from '../../../src/script/wait-for-page-ready.js'
import { pollute } from '../support/pollute.js'

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
  // A second script keeps the global of the first, so all tests share it.
  let globalObject: AptosWalletKit
  const getPopular = () => globalObject.getWallets().popular[0]?.name

  beforeAll(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    globalObject = await loadScript('1.0.0', { 'preferred-wallet': 'OKX Wallet' })
  }, 120_000) // The first import of the sources is slow on a busy machine.
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(async () => {
    await act(async () => document.body.replaceChildren())
    vi.restoreAllMocks()
  })

  describe('window.AptosWalletKit', () => {
    it('is not replaced by an assignment', () => {
      expect(Reflect.set(window, 'AptosWalletKit', {})).toBe(false)
      expect(window.AptosWalletKit).toBe(globalObject)
    })

    it('starts with the options of the script tag', () => {
      expect([getPopular(), getFlag()]).toEqual(['OKX Wallet', 'true'])
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

    it('gets no listener of a second copy', async () => {
      const spies = [window, document, document.body, EventTarget.prototype].map((target) =>
        vi.spyOn(target, 'addEventListener'),
      )
      await loadScript('1.0.0')
      await nextTask()
      expect(spies.flatMap(({ mock }) => mock.calls.map(([type]) => type))).toEqual([])
    })
  })

  describe('a script on a page without the kit', () => {
    const define = (value: unknown) =>
      Object.defineProperty(window, 'AptosWalletKit', { value, configurable: true })
    afterEach(() => void define(globalObject))

    it('finds its tag by the URL in the call stack if the browser names none, as for a module', async () => {
      define(undefined)
      const scripts = [
        { src: '', dataset: { preferredWallet: 'Nightly' } },
        { src: '/app.js', dataset: { preferredWallet: 'Pontem Wallet' } },
        { src: '/src/script/index.ts?v=1', dataset: { preferredWallet: 'Rimosafe' } },
      ]
      vi.spyOn(Object.getPrototypeOf(document), 'scripts', 'get').mockReturnValue(scripts)
      const { getWallets } = await loadScript('3.0.0')
      expect(getWallets().popular[0]?.name).toBe('Rimosafe')
    })

    it('reads the options of the tag that the browser names', async () => {
      define(undefined)
      const { getWallets } = await loadScript('3.0.0', { 'preferred-wallet': 'Rimosafe' })
      expect(getWallets().popular[0]?.name).toBe('Rimosafe')
    })

    it('replaces an element whose ID is the name of the global', async () => {
      const element = Object.assign(document.createElement('form'), { version: document.body })
      define(element)
      expect(await loadScript('3.0.0', {})).toHaveProperty('version', '3.0.0')
    })
  })

  describe('open()', () => {
    it('opens the modal for a wallet in a host on the body, until close()', async () => {
      await act(async () => globalObject.open('Nightly'))
      expect(getDialog()?.textContent).toContain('Get Nightly')
      await act(async () => globalObject.close())
      expect(getDialog()?.open).toBe(false)
    })
  })

  describe('mount()', () => {
    const options = { strings: { button: 'Anmelden' } }

    it.each([
      ['an element', () => document.body],
      ['a selector', () => 'body'],
    ])(
      'configures the kit, and renders a button at the end of %s until it is removed',
      async (_, getTarget) => {
        await render('<p></p>')
        let remove = () => {}
        await act(async () => {
          remove = globalObject.mount(getTarget(), options)
        })
        expect(document.body.lastElementChild).toBe(getElement())
        expect(getButtons()[0]?.textContent).toBe('Anmelden')
        await act(async () => remove())
        expect(document.body.innerHTML).toBe('<p></p>')
        await act(async () => globalObject.configure({ strings: undefined }))
      },
    )

    it('throws and changes no option if nothing matches the selector', async () => {
      const error = new TypeError('No element matches #nowhere')
      expect(() => globalObject.mount('#nowhere', options)).toThrow(error)
      await render('<aptos-wallet-button></aptos-wallet-button>')
      expect(getButtons()[0]?.textContent).toBe('Wallet Connect')
    })
  })

  describe('<aptos-wallet-button>', () => {
    it('can be moved, removed, and added again', async () => {
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

    it('is a tab stop unless the page sets `tabindex`', async () => {
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
      for (const preferredWallet of ['Rimosafe', 'OKX Wallet']) {
        await act(async () => globalObject.configure({ preferredWallet }))
        expect(getPopular()).toBe(preferredWallet)
      }
    })
  })
})

describe('waitForPageReady', () => {
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true })

  it.each<[string, object | undefined, string[]]>([
    ['at once after DOMContentLoaded', { domContentLoadedEventStart: 5 }, []],
    ['at once without timing', undefined, []],
    ['on DOMContentLoaded', { domContentLoadedEventStart: 0 }, ['DOMContentLoaded']],
    ['when a prerendered page is opened', { domContentLoadedEventStart: 5 }, ['prerenderingchange']],
    [
      'on DOMContentLoaded of a page that is opened while it still loads',
      { domContentLoadedEventStart: 0 },
      ['prerenderingchange', 'DOMContentLoaded'],
    ],
  ])('resolves %s', async (_, timing, events) => {
    define(performance, 'timing', timing)
    const prototype = Object.getPrototypeOf(document)
    define(prototype, 'prerendering', events.includes('prerenderingchange'))
    const onReady = vi.fn()
    waitForPageReady().then(onReady)
    await nextTask()
    for (const event of events) {
      expect(onReady).not.toHaveBeenCalled()
      if (event === 'prerenderingchange') define(prototype, 'prerendering', false)
      document.dispatchEvent(new Event(event))
      await nextTask()
    }
    expect(onReady).toHaveBeenCalledTimes(1)
  })
})

describe('readScriptTagOptions', () => {
  it('returns the data attributes', () => {
    const texts = { theme: 'dark', locale: 'ar', network: 'testnet' }
    const script = createScript({ 'preferred-wallet': 'Petra', 'auto-connect': 'false', ...texts })
    expect(readScriptTagOptions(script)).toEqual({ preferredWallet: 'Petra', autoConnect: false, ...texts })
  })

  it('returns no option without attributes, without a tag, and with a polluted Object.prototype', () => {
    pollute('preferredWallet', 'Evil')
    for (const script of [createScript(), null])
      expect(new Set(Object.values(readScriptTagOptions(script)))).toEqual(new Set([undefined]))
  })
})
