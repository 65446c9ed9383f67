import type { KitEventMap } from '../../../src/script/global.js'
import { readChoice } from '../playground/choice.js'

// Runs before the scripts of the kit, and says on their tags what an author would have written there.

const choice = readChoice(new URLSearchParams(location.search))

const say = (id: string, attributes: Readonly<Record<string, string>>) => {
  const tag = document.getElementById(id)
  for (const [name, value] of Object.entries(attributes)) if (value) tag?.setAttribute(name, value)
}

say('kit', {
  'data-preferred-wallet': choice.wallet,
  'data-auto-connect': `${choice.autoConnect}`,
  'data-theme': choice.theme,
  'data-network': choice.network,
})
say('dev-wallet', { 'data-misbehave': choice.misbehave, 'data-auto-approve': `${choice.autoApprove}` })

const { style, dataset } = document.documentElement
for (const [name, value] of choice.variables) style.setProperty(name, value)
dataset.theme = choice.theme

const events: readonly (keyof KitEventMap)[] = [
  'wallet-item-click',
  'wallet-connected',
  'wallet-disconnected',
  'wallet-account-changed',
  'wallet-network-changed',
  'wallet-error',
]
// The playground around this page shows them; a tab of its own has nobody to tell.
if (parent !== window)
  for (const name of events)
    document.addEventListener(name, ({ detail }) => {
      parent.postMessage({ name, detail: JSON.parse(JSON.stringify(detail)) }, location.origin)
    })
