// Runs first in the preview page: sets its options from the URL, then loads the scripts of the kit.
import { EVENTS } from '../../src/dev-wallet/page-check/kit-names.js'
import { parseQuery } from './theme/playground/settings.js'

const settings = parseQuery(new URLSearchParams(location.search))
const { style, dataset } = document.documentElement
for (const [name, value] of Object.entries(settings.variables)) style.setProperty(name, value)
dataset.theme = settings.theme

/** Adds a script tag. Scripts run in the order in which they are added. */
function addScript(file: string, attributes: Readonly<Record<string, string>> = {}) {
  const script = document.createElement('script')
  script.src = `../kit/${file}`
  script.async = false
  for (const [name, value] of Object.entries(attributes)) if (value) script.setAttribute(name, value)
  document.head.append(script)
}

if (settings.hasDevWallet)
  addScript('dev-wallet.js', {
    // The playground explains that the keys are stored unencrypted on this site.
    'data-allow-remote': 'true',
    'data-panel': 'false',
    'data-node': 'stub',
    'data-misbehave': settings.misbehave,
    'data-auto-approve': `${settings.autoApprove}`,
  })
addScript('aptos-wallet-kit.js', {
  'data-preferred-wallet': settings.wallet,
  'data-auto-connect': `${settings.autoConnect}`,
  'data-theme': settings.theme,
  'data-network': settings.network,
})
if (settings.hasFullCatalogue) addScript('catalogue.js')
if (settings.locale !== 'en') addScript(`locales/${encodeURIComponent(settings.locale)}.js`)

if (parent !== window)
  for (const name of EVENTS)
    document.addEventListener(name, ({ detail }) => {
      parent.postMessage({ name, detail: JSON.parse(JSON.stringify(detail)) }, location.origin)
    })
