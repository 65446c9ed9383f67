import {
  AboutAptosConnect,
  AboutPetraWeb,
  type AboutPetraWebEducationScreen,
  AptosPrivacyPolicy,
  WalletItem,
} from '@aptos-labs/wallet-adapter-react'
import type { App } from './app.js'
import type { Scenario } from './scenarios.js'
import { installed, notDetected, setUserAgent, userAgents } from './utilities.js'

/** Markup in one order of attributes, without the drawings and the prose, in which the two differ. */
const toMarkup = (selector = '#parts') => {
  const copy = document.querySelector(selector)?.cloneNode(true) as Element
  for (const drawing of copy.querySelectorAll('svg')) drawing.innerHTML = ''
  for (const element of copy.querySelectorAll('*')) {
    element.removeAttribute('aria-hidden')
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const).sort()
    for (const [name] of attributes) element.removeAttribute(name)
    for (const [name, value] of attributes) element.setAttribute(name, value)
  }
  for (const prose of copy.querySelectorAll('[data-prose]')) prose.textContent = ''
  return copy.innerHTML
}

const log: string[] = []

const renderScreen = (screen: AboutPetraWebEducationScreen) => (
  <div>
    <screen.Graphic className="graphic" />
    <div data-prose="">
      <screen.Title className="title" />
      <screen.Description className="description" />
    </div>
    <p>
      {screen.screenIndex} of {screen.totalScreens}
    </p>
    {screen.screenIndicators.map((Indicator, index) => (
      <Indicator key={index} className="indicator" />
    ))}
    {(['back', 'next', 'cancel'] as const).map((name) => (
      <button key={name} type="button" data-button={name} onClick={screen[name]}>
        {name}
      </button>
    ))}
  </div>
)

const click = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click()

const render = (app: App, children: React.ReactNode) => {
  app.render({}, { children: <div id="parts">{children}</div> })
  return toMarkup()
}

const renderItem = (app: App, wallet: object, props: object = {}) =>
  render(
    app,
    <WalletItem wallet={wallet as never} {...props}>
      <WalletItem.Icon className="icon" />
      <WalletItem.Name className="name" />
      <WalletItem.ConnectButton />
      <WalletItem.InstallLink />
    </WalletItem>,
  )

export const partScenarios: Record<string, Scenario> = {
  async parts(app, run) {
    app.register()
    await run('mount', () => app.mount())
    const petraWeb = installed('Petra Web', { url: 'https://web.petra.app/x' })
    await run('an installed wallet', () => renderItem(app, installed('Petra'), { className: 'item' }))
    await run('a wallet to install', () => renderItem(app, notDetected('Petra')))
    await run('Petra Web', () => renderItem(app, petraWeb))
    await run('a wallet with a fallback', () =>
      renderItem(app, notDetected('Petra', { fallbackWallet: petraWeb })),
    )
    await run('own children', () =>
      render(
        app,
        <WalletItem wallet={installed('Petra')}>
          <WalletItem.ConnectButton className="connect">Text</WalletItem.ConnectButton>
          <WalletItem.Name>Other</WalletItem.Name>
          <WalletItem.InstallLink>Get it</WalletItem.InstallLink>
        </WalletItem>,
      ),
    )
    await run('parts as child elements', () =>
      render(
        app,
        <WalletItem wallet={installed('Petra')} asChild className="outer">
          <li className="own" style={{ color: 'red' }}>
            <WalletItem.ConnectButton asChild className="a">
              <button type="button" id="x" className="b" style={{ top: 1 }}>
                Go
              </button>
            </WalletItem.ConnectButton>
            <WalletItem.Icon asChild>
              <img alt="own" width="1" />
            </WalletItem.Icon>
            <WalletItem.Name asChild>
              <h3>Own</h3>
            </WalletItem.Name>
          </li>
        </WalletItem>,
      ),
    )
    await run('the privacy policy', () =>
      render(
        app,
        <AptosPrivacyPolicy className="policy">
          <AptosPrivacyPolicy.Disclaimer /> <AptosPrivacyPolicy.Link className="link" />
          <AptosPrivacyPolicy.PoweredBy className="by" />
        </AptosPrivacyPolicy>,
      ),
    )
    await run('the privacy policy with own children', () =>
      render(
        app,
        <AptosPrivacyPolicy>
          <AptosPrivacyPolicy.Disclaimer>x</AptosPrivacyPolicy.Disclaimer>
          <AptosPrivacyPolicy.Link>y</AptosPrivacyPolicy.Link>
        </AptosPrivacyPolicy>,
      ),
    )
    await run('connect by the button', () => {
      render(
        app,
        <WalletItem wallet={installed('Alpha')} onConnect={() => log.push('connected')}>
          <WalletItem.ConnectButton asChild>
            <button type="button" id="connect" onClick={() => log.push('own handler')}>
              Go
            </button>
          </WalletItem.ConnectButton>
        </WalletItem>,
      )
      click('#connect')()
    })
    await run('handlers that were called', () => log.splice(0))
    await run('connect by the button again', click('#connect'))
    await run('handlers that were called again', () => log.splice(0))
  },

  async 'a fallback'(app, run) {
    app.register()
    app.mount()
    await run('connect a wallet with a fallback', () => {
      const wallet = notDetected('Petra', { fallbackWallet: installed('Alpha') }) as never
      render(
        app,
        <WalletItem wallet={wallet}>
          <WalletItem.ConnectButton />
        </WalletItem>,
      )
      click('#parts button')()
    })
  },

  async 'links of a phone'(app, run) {
    setUserAgent(userAgents.iPhone)
    await run('mount', () => app.mount())
    // The test responds to this navigation with 204, so that the page stays.
    await run('connect to a wallet with a link', () => app.connect('Petra'))
    await run('connect to a wallet without a link', () => app.connect('OKX Wallet'))
  },

  async 'parts on a phone'(app, run) {
    setUserAgent(userAgents.iPhone)
    await run('mount', () => app.mount())
    const withLink = { deeplinkProvider: 'https://link.test/?l=' }
    for (const [title, wallet] of Object.entries({
      installed: installed('Petra'),
      'with a link': notDetected('Petra', withLink),
      'without a link': notDetected('Petra'),
      'Petra Web': installed('Petra Web', { url: 'https://web.petra.app' }),
      'with a fallback': notDetected('Petra', { fallbackWallet: installed('Petra Web') }),
    })) {
      await run(title, () => renderItem(app, wallet))
      await run(`${title}, all shown`, () => renderItem(app, wallet, { showAllOnMobile: true }))
    }
  },

  async 'education screens'(app, run) {
    app.mount()
    for (const [title, About] of [
      ['AboutPetraWeb', AboutPetraWeb],
      ['AboutAptosConnect', AboutAptosConnect],
    ] as const) {
      await run(`${title}: children`, () =>
        render(
          app,
          <About renderEducationScreen={renderScreen}>
            <About.Trigger className="trigger" />
            <About.Trigger>
              <b id={title}>More</b>
            </About.Trigger>
          </About>,
        ),
      )
      /** Clicks an element, then compares what is shown. */
      const press = async (step: string, selector: string) => {
        await run(`${title}: ${step}`, click(selector))
        await run(`${title}: after ${step}`, () => toMarkup())
      }
      await press('the trigger', `#${title}`)
      for (const button of ['next', 'next', 'back', 'next', 'next'])
        await press(button, `[data-button=${button}]`)
      await press('the trigger again', `#${title}`)
      await press('an indicator', '.indicator:nth-of-type(3)')
      await press('cancel', '[data-button=cancel]')
      await press('the trigger once more', `#${title}`)
      await press('back from the first screen', '[data-button=back]')
    }
  },
}
