import { h } from './dom.js'

/** A form field that can be told what to show. */
export interface Field<T> {
  readonly element: HTMLElement
  show(value: T): void
}

/** A labelled list to choose one of, and perhaps a button beside it. */
export function selectField(
  label: string,
  onChoose: (index: number) => void,
  ...beside: readonly Node[]
): Field<{ options: readonly string[]; current: number }> {
  const select = h('select')
  select.addEventListener('change', () => onChoose(select.selectedIndex))
  return {
    element: field(label, select, beside),
    show({ options, current }) {
      const shown = [...select.options].map(({ text }) => text)
      if (shown.join('\n') !== options.join('\n')) {
        select.replaceChildren(...options.map((text) => h('option', {}, text)))
      }
      select.selectedIndex = current
    },
  }
}

/** A labelled line of text. */
export function textField(label: string, type: string, onChange: (value: string) => void): Field<string> {
  const input = h('input', { type, spellcheck: 'false', autocomplete: 'off' })
  input.addEventListener('change', () => onChange(input.value))
  return {
    element: field(label, input),
    show(value) {
      if (input.value !== value) input.value = value
    },
  }
}

export function checkField(label: string, onChange: (checked: boolean) => void): Field<boolean> {
  const input = h('input', { type: 'checkbox' })
  input.addEventListener('change', () => onChange(input.checked))
  return {
    element: h('label', { class: 'check' }, input, label),
    show(checked) {
      input.checked = checked
    },
  }
}

let lastId = 0

function field(label: string, control: HTMLElement, beside: readonly Node[] = []): HTMLElement {
  lastId += 1
  control.id = `field-${lastId}`
  return h(
    'div',
    { class: 'field' },
    h('label', { for: control.id }, label),
    h('div', { class: 'line' }, control, ...beside),
  )
}
