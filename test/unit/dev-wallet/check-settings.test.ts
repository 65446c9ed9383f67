import { describe, expect, it } from 'vitest'
import {
  checkButton,
  checkDevWalletTag,
  checkEvent,
  checkOptions,
  checkScriptTag,
  checkTag,
} from '../../../src/dev-wallet/page-check/check-settings.js'

const createElement = (attributes: Readonly<Record<string, string>>) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
  getAttributeNames: () => Object.keys(attributes),
})

const listWallets = () => ['Dev Wallet', 'Petra', 'Pontem Wallet']

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
    ['data-preferred-wallet', 'Petr', 'Petra'],
    ['data-preferred-wallet', 'devwallet', 'Dev Wallet'],
  ])('explains %s="%s"', (name, value, hint) => {
    const warnings = checkScriptTag(createElement({ src: 'kit.js', [name]: value }), listWallets)
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
    expect(checkScriptTag(createElement({ ...kit, ...others }), listWallets)).toEqual([])
  })

  it.each(['petra', 'Pontem', 'My Wallet'])('accepts the wallet %s', (name) => {
    expect(checkScriptTag(createElement({ 'data-preferred-wallet': name }), listWallets)).toEqual([])
  })
})

describe('checkDevWalletTag', () => {
  it.each([
    ['data-nod', 'data-node'],
    ['data-autoapprove', 'data-auto-approve'],
    ['misbehave', 'data-misbehave'],
  ])('explains %s', (name, hint) => {
    const warnings = checkDevWalletTag(createElement({ src: 'dev-wallet.js', [name]: '' }))
    expect(warnings).toEqual([expect.stringContaining(hint)])
  })

  it('accepts its attributes, and those of others', () => {
    const known = {
      'data-network': 'testnet',
      'data-node': 'stub',
      'data-node-url': 'x',
      'data-panel': 'false',
      'data-allow-remote': '',
    }
    const others = { src: 'x', integrity: 'y', defer: '', nonce: '', 'data-cfasync': 'false' }
    expect(checkDevWalletTag(createElement({ ...known, ...others }))).toEqual([])
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

  it('explains the name of a wallet', () => {
    const warnings = checkButton(createElement({ 'preferred-wallet': 'Petr' }), listWallets)
    expect(warnings).toEqual([expect.stringContaining('Petra')])
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
    [{ catalogue: [{}] }, 'name'],
    [{ lazyWallets: [null] }, 'name'],
    [{ strings: null }, 'object'],
    [{ autoConnect: 'false' }, 'boolean'],
    [{ theme: 'blue' }, 'light'],
    [{ network: 'Testnet' }, 'testnet'],
    [{ preferredWallet: 'Petr' }, 'Petra'],
    [{ terms: { url: '/terms', checkBox: true } }, 'checkbox'],
    [{ links: { explore: 'x' } }, 'explorer'],
    ['x', 'object'],
    [null, 'object'],
  ])('explains %j', (options, hint) => {
    expect(checkOptions('configure()', options, listWallets)).toEqual([expect.stringContaining(hint)])
  })

  it('accepts values of the right type, and missing values', () => {
    const terms = { url: '/terms', privacyUrl: '/privacy', checkbox: true }
    const values = {
      theme: 'dark',
      storage: null,
      catalogue: [{ __proto__: null, name: 'Petra' }],
      filter: () => true,
    }
    const options = { ...values, terms, preferredWallet: 'Petra', locale: undefined }
    expect(checkOptions('configure()', options, listWallets)).toEqual([])
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
    for (const tag of ['aptos-wallet-button', 'my-button', 'aptos-dev-wallet', 'aptos-wallet-kit-host'])
      expect(checkTag(tag)).toEqual([])
  })
})
