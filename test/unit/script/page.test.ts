// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AptosWalletKit } from '../../../src/script/global.js'

/** Loads the script's modules anew, as a page does that holds the script tag. */
async function loadScript(version = '1.0.0'): Promise<AptosWalletKit> {
  vi.resetModules()
  vi.stubGlobal('__VERSION__', version)
  await act(() => import('../../../src/script/index.js'))
  return window.AptosWalletKit
}

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// A page has one adapter for good, and so has this file.
const adapter = await loadScript()
const button = () => document.querySelector('aptos-wallet-button') as HTMLElement

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(async () => {
  await act(async () => document.body.replaceChildren())
  vi.restoreAllMocks()
})

describe('script that loads a second time', () => {
  it('keeps the existing global, without a warning for the same version', async () => {
    expect(await loadScript('1.0.0')).toBe(adapter)
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('warns with both versions if they differ', async () => {
    expect(await loadScript('2.0.0')).toBe(adapter)
    expect(console.warn).toHaveBeenCalledTimes(1)
    expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/1\.0\.0.*2\.0\.0/))
  })
})

describe('window.AptosWalletKit', () => {
  it('cannot be replaced by the page', () => {
    expect(Reflect.set(window, 'AptosWalletKit', {})).toBe(false)
    expect(window.AptosWalletKit).toBe(adapter)
  })
})

describe('mount()', () => {
  it.each([
    ['an element', () => document.body],
    ['a selector', () => 'body'],
  ])('renders a button at the end of %s, and returns a function that removes it', async (_, target) => {
    document.body.append(document.createElement('p'))
    let remove = () => {}
    await act(async () => {
      remove = adapter.mount(target())
    })
    expect(document.body.lastElementChild).toBe(button())
    expect(button().shadowRoot?.querySelector('button')?.textContent).toBe('Wallet Connect')
    await act(async () => remove())
    expect(button()).toBeNull()
    expect(document.querySelector('p')).toBeTruthy()
  })

  it('configures the kit', async () => {
    await act(async () => {
      adapter.mount('body', { strings: { button: 'Anmelden' } })
    })
    expect(button().shadowRoot?.textContent).toBe('Anmelden')
    adapter.configure({ strings: undefined })
  })

  it('throws with the selector if nothing matches', () => {
    expect(() => adapter.mount('#nowhere')).toThrow(TypeError)
    expect(() => adapter.mount('#nowhere')).toThrow('#nowhere')
  })

  it('does not configure the kit if nothing matches', async () => {
    expect(() => adapter.mount('#nowhere', { strings: { button: 'Anmelden' } })).toThrow(TypeError)
    await act(async () => {
      adapter.mount('body')
    })
    expect(button().shadowRoot?.textContent).toBe('Wallet Connect')
  })
})

describe('<aptos-wallet-button>', () => {
  it('can be moved, removed and added again', async () => {
    const element = document.createElement('aptos-wallet-button')
    const place = document.createElement('div')
    for (const parent of [document.body, place]) {
      await act(async () => {
        document.body.append(place)
        parent.append(element)
      })
      expect(element.shadowRoot?.querySelectorAll('button')).toHaveLength(1)
    }
    await act(async () => element.remove())
    expect(element.shadowRoot?.querySelectorAll('button')).toHaveLength(0)
    await act(async () => document.body.append(element))
    expect(element.shadowRoot?.querySelectorAll('button')).toHaveLength(1)
  })

  it.each([
    ['', 'true'],
    ['true', 'true'],
    ['false', 'false'],
  ])('sets the flag from auto-connect="%s" to %s', async (value, flag) => {
    await act(async () => {
      document.body.innerHTML = `<aptos-wallet-button auto-connect="${value}"></aptos-wallet-button>`
    })
    expect(localStorage.getItem('aptos-wallet-kit.auto-connect')).toBe(flag)
  })

  it('lists its preferred wallet first until the attribute changes or is removed', async () => {
    await act(async () => {
      document.body.innerHTML = '<aptos-wallet-button preferred-wallet="Rimosafe"></aptos-wallet-button>'
    })
    expect(adapter.getWallets().popular[0]?.name).toBe('Rimosafe')
    await act(async () => button().setAttribute('preferred-wallet', 'Petra'))
    expect(adapter.getWallets().popular[0]?.name).toBe('Petra')
    await act(async () => button().removeAttribute('preferred-wallet'))
    expect(adapter.getWallets().popular[0]?.name).toBe('Nightly')
  })

  it('opens the modal in a host on the body when it is clicked', async () => {
    await act(async () => {
      adapter.mount('body')
    })
    await act(async () => button().shadowRoot?.querySelector('button')?.click())
    expect(document.body.lastElementChild?.shadowRoot?.querySelector('dialog')?.open).toBe(true)
    await act(async () => adapter.close())
    expect(document.body.lastElementChild?.shadowRoot?.querySelector('dialog')?.textContent).toBe('')
  })
})
