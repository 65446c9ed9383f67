import type { AptosWalletKit } from '../../../src/script/global.js'
import { callMember, inputOf } from './calls.js'
import { type Choice, readChoice } from './choice.js'
import { forgetAll } from './forget.js'
import { checkVariables, prepareForm, wordsOf } from './form.js'
import { createPreview } from './frame.js'
import { kitFacts } from './kit-facts.js'
import { readable, readableError } from './readable.js'
import { snippets } from './snippets.js'
import { createStream } from './stream.js'
import { deeds } from './wallet-deeds.js'

const find = <E extends HTMLElement>(id: string) => document.getElementById(id) as E
const form = find<HTMLFormElement>('choices')
const member = find<HTMLSelectElement>('member')
const input = find<HTMLTextAreaElement>('input')
const stream = createStream(find('stream'))
const preview = createPreview(find<HTMLIFrameElement>('preview'), isReady, ({ name, detail }) =>
  stream.tell('event', name, show(detail)),
)

const toHex = (value: unknown) => preview.kit()?.toHex(value) ?? String(value)
const show = (value: unknown) => readable(value, toHex)

function isReady(kit: AptosWalletKit): void {
  const draw = () => {
    find('state').textContent = show(kit.getState())
    // Nobody else says which network comes next.
    find<HTMLButtonElement>('switch-network').disabled = !kit.isConnected()
  }
  draw()
  kit.subscribe(draw)
  if (member.options.length > 0) return
  for (const name of Object.keys(kit).sort()) member.add(new Option(name))
  member.value = 'signMessage'
  input.value = inputOf(member.value)
}

/** What can be changed in the wallet while the page goes on. */
const live = new Set(['misbehave', 'auto-approve'])

function adopt(choice: Choice, words: URLSearchParams): void {
  history.replaceState(null, '', `?${words}`)
  const language = find('language')
  language.hidden = choice.lang === 'en'
  if (!language.hidden)
    for (const link of language.querySelectorAll('a')) link.href = `kit/locales/${choice.lang}.js`
  for (const [place, write] of Object.entries(snippets)) find(place).textContent = write(choice, kitFacts)
}

function reload(): void {
  const words = wordsOf(form)
  const choice = readChoice(words)
  adopt(choice, words)
  preview.show(choice, words)
  find<HTMLAnchorElement>('own-tab').href = preview.address()
}

form.addEventListener('change', ({ target }) => {
  checkVariables(form)
  const words = wordsOf(form)
  const choice = readChoice(words)
  const wallet = preview.devWallet()
  const { name } = target as HTMLInputElement
  if (!wallet || !live.has(name) || choice.misbehave === 'late') return reload()
  void wallet.configure({ misbehave: choice.misbehave, autoApprove: choice.autoApprove })
  adopt(choice, words)
})

// Return in a field is a change like any other.
form.addEventListener('submit', (event) => event.preventDefault())

form.addEventListener('reset', () => {
  preview.devWallet()?.reset()
  forgetAll()
  stream.clear()
  setTimeout(reload) // The fields have their first values after this event.
})

find('width').addEventListener('change', ({ target }) => {
  find('preview').className = (target as HTMLSelectElement).value
})

find('deeds').addEventListener('click', async ({ target }) => {
  const { name } = target as HTMLButtonElement
  const [wallet, deed] = [preview.devWallet(), deeds[name]]
  if (!deed) return
  stream.tell('call', `the wallet: ${(target as HTMLButtonElement).textContent}`, '')
  if (!wallet) return stream.tell('error', 'the wallet', 'The development wallet is not on the page.')
  await deed(wallet, preview.kit()?.getState().network ?? '')
})

member.addEventListener('change', () => {
  input.value = inputOf(member.value)
})

find('calls').addEventListener('submit', async (event) => {
  event.preventDefault()
  const kit = preview.kit()
  if (!kit) return
  const name = member.value
  stream.tell('call', name, input.value === '[]' ? '' : input.value)
  try {
    // In the task of the click, as the adapter asks of every page.
    const listener = (value: unknown) => stream.tell('event', `${name}'s listener`, heard(value))
    const answer = await preview.watched(() => callMember(kit, name, input.value, listener))
    stream.tell('answer', name, show(answer))
  } catch (error) {
    stream.tell('error', name, readableError(error, toHex))
  }
})

/** A listener is handed an event or the state. */
const heard = (value: unknown) => show((value as Partial<CustomEvent>).detail ?? value)

// Their height is fixed and their content grows: sooner or later they scroll.
for (const id of ['state', 'stream']) find(id).tabIndex = 0

find('clear').addEventListener('click', stream.clear)

prepareForm(form)
reload()
