import { createElement } from './dom.js'

/** A form field, or another element, that shows a value. */
export interface Field<T> {
  readonly element: HTMLElement
  update(value: T): void
}

/** Creates a select with a label, and optional elements next to it. */
export function createSelectField(
  label: string,
  onSelect: (index: number) => void,
  ...adjacent: readonly Node[]
): Field<{ options: readonly string[]; selectedIndex: number }> {
  const select = createElement('select')
  select.addEventListener('change', () => onSelect(select.selectedIndex))
  return {
    element: createField(label, select, adjacent),
    update({ options, selectedIndex }) {
      const currentOptions = [...select.options].map(({ text }) => text)
      if (currentOptions.join('\n') !== options.join('\n')) {
        select.replaceChildren(...options.map((text) => createElement('option', {}, text)))
      }
      select.selectedIndex = selectedIndex
    },
  }
}

/**
 * Creates a text input with a label.
 *
 * @param onChange Saves a valid value. Returns an error message, or an empty string if there is no error.
 */
export function createTextField(
  label: string,
  type: string,
  onChange: (value: string) => string,
): Field<string> {
  const input = createElement('input', { type, spellcheck: 'false', autocomplete: 'off' })
  const errorMessage = createElement('p', { class: 'problem', role: 'alert' })
  input.addEventListener('change', () => {
    errorMessage.textContent = onChange(input.value)
  })
  const element = createField(label, input)
  element.append(errorMessage)
  return {
    element,
    update(value) {
      if (input.value === value) return
      input.value = value
      errorMessage.textContent = ''
    },
  }
}

export function createCheckField(label: string, onChange: (isChecked: boolean) => void): Field<boolean> {
  const input = createElement('input', { type: 'checkbox' })
  input.addEventListener('change', () => onChange(input.checked))
  return {
    element: createElement('label', { class: 'check' }, input, label),
    update(isChecked) {
      input.checked = isChecked
    },
  }
}

/** Creates a field whose value is selected from the state. */
export const mapField = <State, T>(field: Field<T>, select: (state: State) => T): Field<State> => ({
  element: field.element,
  update: (state) => field.update(select(state)),
})

let lastId = 0

function createField(label: string, control: HTMLElement, adjacent: readonly Node[] = []): HTMLElement {
  lastId += 1
  control.id = `field-${lastId}`
  return createElement(
    'div',
    { class: 'field' },
    createElement('label', { for: control.id }, label),
    createElement('div', { class: 'line' }, control, ...adjacent),
  )
}
