import { describe, expect, it } from 'vitest'
import {
  checkButton,
  checkEvent,
  checkOptions,
  checkScriptTag,
  checkTag,
} from '../../../src/dev-wallet/page-check/check-settings.js'

const createElement = (attributes: Readonly<Record<string, string>>) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
  getAttributeNames: () => Object.keys(attributes),
})

describe('checkScriptTag', () => {
  it.each([
    ['data-prefered-wallet', 'Petra', 'data-preferred-wallet'],
    ['data-autoconnect', 'false', 'data-auto-connect'],
    ['preferred-wallet', 'Petra', 'data-preferred-wallet'],
    ['theme', 'dark', 'data-theme'],
    ['data-auto-connect', 'no', 'true or false'],
    ['data-theme', 'blue', 'auto, light, dark'],
    ['data-network', 'Mainet', 'mainnet'],
    ['data-network', 'Mainnet', 'mainnet'],
  ])('explains %s="%s"', (name, value, hint) => {
    const warnings = checkScriptTag(createElement({ src: 'kit.js', [name]: value }))
    expect(warnings).toEqual([expect.stringContaining(hint)])
  })

  it('accepts the attributes of the kit, and those of others', () => {
    const kit = {
      'data-preferred-wallet': 'Petra',
      'data-auto-connect': 'false',
      'data-theme': 'dark',
      'data-locale': 'de',
      'data-network': 'my-network',
    }
    const others = { src: 'x', integrity: 'y', defer: '', type: 'module', nonce: '', 'data-cfasync': 'false' }
    expect(checkScriptTag(createElement({ ...kit, ...others }))).toEqual([])
  })
})

describe('checkButton', () => {
  it.each([
    ['prefered-wallet', 'preferred-wallet'],
    ['data-preferred-wallet', 'preferred-wallet'],
    ['autoconnect', 'auto-connect'],
    ['theme', 'data-theme of the script tag'],
    ['network', 'data-network of the script tag'],
  ])('explains %s', (name, hint) => {
    expect(checkButton(createElement({ [name]: 'x' }))).toEqual([expect.stringContaining(hint)])
  })

  it('accepts its attributes, and those of all elements', () => {
    const known = { 'preferred-wallet': 'Petra', 'auto-connect': '', compact: '', hidden: '' }
    const others = {
      class: 'a',
      id: 'b',
      style: '',
      title: '',
      lang: 'de',
      'data-testid': 'c',
      'v-cloak': '',
    }
    expect(checkButton(createElement({ ...known, ...others }))).toEqual([])
  })
})

describe('checkOptions', () => {
  it.each([
    [{ preferedWallet: 'Petra' }, 'preferredWallet'],
    [{ foo: 1 }, 'foo'],
    [{ catalogue: 'x' }, 'array'],
    [{ autoConnect: 'false' }, 'boolean'],
    [{ theme: 'blue' }, 'light'],
    [{ network: 'Testnet' }, 'testnet'],
    ['x', 'object'],
    [null, 'object'],
  ])('explains %j', (options, hint) => {
    expect(checkOptions('configure()', options)).toEqual([expect.stringContaining(hint)])
  })

  it('accepts values of the right type, and missing values', () => {
    const options = { theme: 'dark', storage: null, catalogue: [], filter: () => true, locale: undefined }
    expect(checkOptions('configure()', options)).toEqual([])
  })
})

describe('checkEvent', () => {
  it.each([
    ['connect', 'wallet-connected'],
    ['disconnected', 'wallet-disconnected'],
    ['accountChange', 'wallet-account-changed'],
    ['error', 'wallet-error'],
    ['banana', 'wallet-connected, wallet-disconnected'],
  ])('explains %s', (name, hint) => {
    expect(checkEvent(name)).toEqual([expect.stringContaining(hint)])
  })

  it('accepts an event of the kit', () => {
    expect(checkEvent('wallet-connected')).toEqual([])
  })
})

describe('checkTag', () => {
  it('explains a name that is near that of the button, and accepts others', () => {
    expect(checkTag('aptos-walet-button')).toEqual([expect.stringContaining('<aptos-wallet-button>')])
    for (const tag of ['aptos-wallet-button', 'my-button', 'aptos-dev-wallet'])
      expect(checkTag(tag)).toEqual([])
  })
})
