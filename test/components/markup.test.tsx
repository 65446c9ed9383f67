import { describe, expect, it, vi } from 'vitest'
import { fakeWallet } from '../unit/support/fake-wallet.js'
import { click, perform, renderAccountModal, renderConnectModal } from './support/render-ui.js'

/** Returns the elements with their attributes, which are public as parts or read by screen readers, without texts. */
const toOutline = (element: Element, depth = 0): string => {
  if (element.localName === 'svg') return ''
  const attributes = [...element.attributes]
    .filter(({ name }) => name !== 'style' && name !== 'src')
    .map(({ name, value }) => ` ${name}="${value}"`)
    .sort()
  const children = [...element.children].map((child) => toOutline(child, depth + 1))
  return `${'  '.repeat(depth)}${element.localName}${attributes.join('')}\n${children.join('')}`
}

const expectOutline = (name: string, selector = 'section') => {
  const element = document.querySelector(`dialog ${selector}`)
  expect(element && toOutline(element)).toMatchSnapshot(name)
}

const userAgents = {
  desktop: '',
  phone:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  'web-view': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
}

// Preact sets some attributes as properties.
describe.runIf(process.env.RENDERER === 'react')('elements of the modals', () => {
  it.each(Object.entries(userAgents))('are unchanged on %s', async (name, userAgent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    const { ui } = await renderConnectModal()
    expectOutline('default')
    await click('button', 'Petra')
    expectOutline('install')
    await perform(() => ui.showGetWalletView())
    if (name === 'desktop') expectOutline('available')
  })

  it('are unchanged during and after an attempt', async () => {
    const petra = fakeWallet()
    await renderConnectModal({ catalogue: [] }, petra)
    expectOutline('list', 'aside')
    await click('button', 'Petra')
    expectOutline('connecting')
    await perform(() => petra.refuse())
    expectOutline('failed')
  })

  it('are unchanged with an account', async () => {
    const { ui } = await renderAccountModal({ 'aptos:disconnect': undefined })
    expectOutline('account')
    await perform(() => ui.configure({ network: 'testnet' }))
    await click('button', 'Disconnect')
    expectOutline('account with a warning')
  })
})
