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
    <button type="button" data-button="back" onClick={screen.back}>
      Back
    </button>
    <button type="button" data-button="next" onClick={screen.next}>
      Next
    </button>
    <button type="button" data-button="cancel" onClick={screen.cancel}>
      Cancel
    </button>
  </div>
)

const click = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click()

const render = (app: App, children: React.ReactNode) => {
  app.render({}, { children: <div id="parts">{children}</div> })
  return toMarkup()
}

const item = (
  <>
    <WalletItem.Icon className="icon" />
    <WalletItem.Name className="name" />
    <WalletItem.ConnectButton />
    <WalletItem.InstallLink />
  </>
)

export const partScenarios: Record<string, Scenario> = {
  async parts(app, run) {
    app.register()
    await run('mount', () => app.mount())
    const petraWeb = installed('Petra Web', { url: 'https://web.petra.app/x' })
    await run('an installed wallet', () =>
      render(
        app,
        <WalletItem wallet={installed('Petra')} className="item">
          {item}
        </WalletItem>,
      ),
    )
    await run('a wallet to install', () =>
      render(app, <WalletItem wallet={notDetected('Petra') as never}>{item}</WalletItem>),
    )
    await run('Petra Web', () => render(app, <WalletItem wallet={petraWeb}>{item}</WalletItem>))
    await run('a wallet with a fallback', () =>
      render(
        app,
        <WalletItem wallet={notDetected('Petra', { fallbackWallet: petraWeb }) as never}>{item}</WalletItem>,
      ),
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
              <button
                type="button"
                id="x"
                className="b"
                style={{ top: 1 }}
                onClick={() => log.push('own handler')}
              >
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
      await run(title, () => render(app, <WalletItem wallet={wallet}>{item}</WalletItem>))
      await run(`${title}, all shown`, () =>
        render(
          app,
          <WalletItem wallet={wallet} showAllOnMobile>
            {item}
          </WalletItem>,
        ),
      )
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
      const markup = () => toMarkup()
      await run(`${title}: press the trigger`, click(`#${title}`))
      await run(`${title}: first screen`, markup)
      for (const button of ['next', 'next', 'back', 'next', 'next']) {
        await run(`${title}: press ${button}`, click(`[data-button=${button}]`))
        await run(`${title}: after ${button}`, markup)
      }
      await run(`${title}: press the trigger again`, click(`#${title}`))
      await run(`${title}: press an indicator`, click('.indicator:nth-of-type(3)'))
      await run(`${title}: after the indicator`, markup)
      await run(`${title}: cancel`, click('[data-button=cancel]'))
      await run(`${title}: after cancel`, markup)
      await run(`${title}: press the trigger once more`, click(`#${title}`))
      await run(`${title}: back from the first screen`, click('[data-button=back]'))
      await run(`${title}: after back from the first screen`, markup)
    }
  },
}
