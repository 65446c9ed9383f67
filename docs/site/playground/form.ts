import { isTicked } from './choice.js'
import { kitFacts } from './kit-facts.js'

/** The variables the form offers, and the property whose values each takes. */
const properties: Readonly<Record<string, string>> = {
  '--awk-accent': 'color',
  '--awk-on-accent': 'color',
  '--awk-surface': 'color',
  '--awk-text': 'color',
  '--awk-radius': 'border-radius',
  '--awk-font': 'font-family',
}

const fill = (select: HTMLSelectElement, choices: readonly (readonly [value: string, text: string])[]) => {
  for (const [value, text] of choices) select.add(new Option(text, value))
}

const control = <E extends Element | null>(form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as unknown as E

/** Puts the kit's wallets and languages into the form, and what the address already says. */
export function prepareForm(form: HTMLFormElement): void {
  const wallets = control<HTMLSelectElement>(form, 'wallet')
  fill(wallets, [...kitFacts.wallets.map((name) => [name, name] as const), ['', 'None']])
  const languages = control<HTMLSelectElement>(form, 'lang')
  fill(
    languages,
    kitFacts.locales.map(([tag, name]) => [tag, `${name} (${tag})`] as const),
  )
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = control<HTMLInputElement | HTMLSelectElement | null>(form, name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = isTicked(value)
    else if (field) field.value = value
  }
}

/** Marks the variables whose value CSS does not know, so that the browser says so. */
export function checkVariables(form: HTMLFormElement): void {
  for (const [name, property] of Object.entries(properties)) {
    const field = control<HTMLInputElement>(form, name)
    const isKnown = field.value === '' || CSS.supports(property, field.value)
    field.setCustomValidity(isKnown ? '' : `CSS knows no ${property} like this. Try ${field.placeholder}.`)
  }
  form.reportValidity()
}

/** What the form says, without what is empty or wrong. */
export function wordsOf(form: HTMLFormElement): URLSearchParams {
  const words = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    const isWrong = name.startsWith('--') && !control<HTMLInputElement>(form, name).validity.valid
    if (value !== '' && !isWrong) words.set(name, String(value))
  }
  return words
}
