import {
  AboutAptosConnect,
  AboutPetraWeb,
  AptosPrivacyPolicy,
  WalletItem,
} from '@aptos-labs/wallet-adapter-react'
import { Component } from 'react'
import { flushSync } from 'react-dom'
import { IPHONE_USER_AGENT, installed, notDetected, setUserAgent } from './utilities.js'

/** Returns the markup with sorted attributes, without the parts in which the kit differs: `aria-hidden`, drawings, prose. */
const toMarkup = () => {
  const copy = document.querySelector('#parts')?.cloneNode(true)
  for (const element of copy.querySelectorAll('svg, [data-prose]')) element.replaceChildren()
  for (const element of copy.querySelectorAll('*')) {
    element.removeAttribute('aria-hidden')
    const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name))
    for (const attribute of attributes) element.setAttributeNode(element.removeAttributeNode(attribute))
  }
  return copy.innerHTML
}

const render = (children) => (app) => {
  app.mount({}, <div id="parts">{children}</div>)
  return toMarkup()
}

const renderItem = (wallet, props = {}) =>
  render(
    <WalletItem wallet={wallet} {...props}>
      <WalletItem.Icon className="icon" />
      <WalletItem.Name className="name" />
      <WalletItem.ConnectButton />
      <WalletItem.InstallLink />
    </WalletItem>,
  )

const click = (selector) => () => {
  flushSync(() => document.querySelector(selector)?.click())
  return toMarkup()
}

const log = []

/** Clicks, and returns which handlers were called. */
function clickConnect() {
  document.querySelector('#connect')?.click()
  return log.splice(0)
}

const petraWeb = installed('Petra Web', { url: 'https://web.petra.app/x' })

const walletOfEachKind = {
  installed: installed('Petra'),
  'with a link': notDetected('Petra', { deeplinkProvider: 'https://link.test/?l=' }),
  'without a link': notDetected('Petra'),
  'Petra Web': petraWeb,
  'with a fallback': notDetected('Petra', { fallbackWallet: petraWeb }),
}

const items = Object.fromEntries(
  Object.entries(walletOfEachKind).flatMap(([kind, wallet]) => [
    [kind, renderItem(wallet, { className: 'item' })],
    [`${kind}, all shown`, renderItem(wallet, { showAllOnMobile: true })],
  ]),
)

const renderScreen = (screen) => (
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
    {['back', 'next', 'cancel'].map((name) => (
      <button key={name} type="button" data-button={name} onClick={screen[name]}>
        {name}
      </button>
    ))}
  </div>
)

/** What a user clicks on the education screens. */
const educationClicks = [
  '#more',
  ...['next', 'next', 'back', 'next', 'next'].map((name) => `[data-button=${name}]`),
  '#more',
  '.indicator:nth-of-type(3)',
  '[data-button=cancel]',
  '#more',
  '[data-button=back]',
]

const educationSteps = (title, About) =>
  Object.fromEntries([
    [
      title,
      render(
        <About renderEducationScreen={renderScreen}>
          <About.Trigger className="trigger" />
          <About.Trigger>
            <b id="more">More</b>
          </About.Trigger>
        </About>,
      ),
    ],
    ...educationClicks.map((selector, index) => [`${title}, click ${index}: ${selector}`, click(selector)]),
  ])

/** The parts that throw without their parents. */
const outsideParts = {
  'WalletItem.Icon': WalletItem.Icon,
  'WalletItem.Name': WalletItem.Name,
  'WalletItem.ConnectButton': WalletItem.ConnectButton,
  'WalletItem.InstallLink': WalletItem.InstallLink,
  'AboutPetraWeb.Trigger': AboutPetraWeb.Trigger,
  'AboutAptosConnect.Trigger': AboutAptosConnect.Trigger,
}

class ErrorBoundary extends Component {
  state = {}
  static getDerivedStateFromError = ({ message }) => ({ message })
  render() {
    return this.state.message ?? this.props.children
  }
}

const renderOutside = (name, Part) =>
  render(
    // With a key, the boundary does not keep the error of the part before.
    <ErrorBoundary key={name}>
      <Part />
    </ErrorBoundary>,
  )

/** Renders an indicator of the screens outside of them, and returns the message of its error. */
function renderIndicatorOutside(app) {
  let Indicator
  render(
    <AboutPetraWeb
      renderEducationScreen={({ screenIndicators }) => {
        Indicator = screenIndicators[0]
        return null
      }}
    >
      <AboutPetraWeb.Trigger className="trigger" />
    </AboutPetraWeb>,
  )(app)
  click('.trigger')()
  return renderOutside('AboutPetraWeb.ScreenIndicator', Indicator)(app)
}

/** Lists the tags of the title and of the description on each screen. */
function listScreenTags(app) {
  const tags = []
  render(
    <AboutPetraWeb
      renderEducationScreen={({ Title, Description, next }) => (
        <button type="button" className="screen" onClick={next}>
          <Title />
          <Description />
        </button>
      )}
    >
      <AboutPetraWeb.Trigger className="trigger" />
    </AboutPetraWeb>,
  )(app)
  click('.trigger')()
  for (let screen = document.querySelector('.screen'); screen; screen = document.querySelector('.screen')) {
    tags.push([...screen.children].map(({ tagName }) => tagName))
    click('.screen')()
  }
  return tags
}

export const partScenarios = {
  parts: {
    setup: (app) => app.register(),
    steps: {
      mount: (app) => app.mount(),
      ...items,
      'own children': render(
        <WalletItem wallet={installed('Petra')}>
          <WalletItem.ConnectButton className="connect">Text</WalletItem.ConnectButton>
          <WalletItem.Name>Other</WalletItem.Name>
          <WalletItem.InstallLink>Get it</WalletItem.InstallLink>
        </WalletItem>,
      ),
      'parts as child elements': render(
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
      'parts as child elements without content': render(
        <WalletItem wallet={installed('Petra')} asChild>
          <li>
            <WalletItem.ConnectButton asChild>
              <b />
            </WalletItem.ConnectButton>
            <WalletItem.Name asChild>
              <i className="own" />
            </WalletItem.Name>
            <WalletItem.InstallLink asChild>
              <u />
            </WalletItem.InstallLink>
          </li>
        </WalletItem>,
      ),
      'refs of a part and of its child element': (app) => {
        const addRef = (name) => (element) => element && log.push(`${name} ${element.tagName}`)
        render(
          <WalletItem wallet={installed('Petra')} ref={addRef('item')}>
            <WalletItem.Icon ref={addRef('icon')} />
            <WalletItem.Name asChild ref={addRef('name')}>
              <b ref={addRef('child')} />
            </WalletItem.Name>
          </WalletItem>,
        )(app)
        return log.splice(0)
      },
      'the privacy policy': render(
        <AptosPrivacyPolicy className="policy">
          <AptosPrivacyPolicy.Disclaimer /> <AptosPrivacyPolicy.Link className="link" />
          <AptosPrivacyPolicy.PoweredBy className="by" />
        </AptosPrivacyPolicy>,
      ),
      'a button with a handler': render(
        <WalletItem wallet={installed('Alpha')} onConnect={() => log.push('connected')}>
          <WalletItem.ConnectButton asChild>
            <button type="button" id="connect" onClick={() => log.push('own handler')}>
              Go
            </button>
          </WalletItem.ConnectButton>
        </WalletItem>,
      ),
      'connect by the button': clickConnect,
      'connect by the button again': clickConnect,
    },
  },

  'a fallback': {
    setup: (app) => app.register(),
    steps: {
      'a wallet with a fallback': renderItem(notDetected('Petra', { fallbackWallet: installed('Alpha') })),
      'connect a wallet with a fallback': click('#parts button'),
    },
  },

  'links of a phone': {
    setup: () => setUserAgent(IPHONE_USER_AGENT),
    steps: {
      mount: (app) => app.mount(),
      // The test responds to this navigation with 204, so that the page stays.
      'connect to a wallet with a link': (app) => app.connect('Petra'),
      'connect to a wallet without a link': (app) => app.connect('OKX Wallet'),
    },
  },

  'parts on a phone': { setup: () => setUserAgent(IPHONE_USER_AGENT), steps: items },

  'parts outside their parents': {
    steps: {
      ...Object.fromEntries(
        Object.entries(outsideParts).map(([name, Part]) => [name, renderOutside(name, Part)]),
      ),
      'AboutPetraWeb.ScreenIndicator': renderIndicatorOutside,
    },
  },

  'education screens': {
    steps: {
      'tags of each screen': listScreenTags,
      ...educationSteps('AboutPetraWeb', AboutPetraWeb),
      ...educationSteps('AboutAptosConnect', AboutAptosConnect),
    },
  },
}
