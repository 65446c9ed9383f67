// Shows scenes side by side, each in a frame. The query of the URL has the values of the controls, so that a link shows the
// same scenes.
import { buttonScenes, scenes } from './scenes.js'

const ALL = 'all'
const BUTTON_HEIGHT_PX = 76
const MODAL_HEIGHT_PX = 640

/**
 * The choices of each control. The first choice is the default, unless `defaults` has another one.
 *
 * @type {Record<string, readonly string[]>}
 */
const choices = {
  scene: Object.keys(scenes),
  theme: ['light', 'dark', 'brand'],
  language: ['en', ...(await (await fetch('/languages.json')).json())],
  width: ['760', '680', '480', '390', '320'],
  zoom: ['1', '0.5', '0.75'],
}
/** @type {Record<string, string>} */
const defaults = { scene: ALL }

const form = /** @type {HTMLFormElement} */ (document.querySelector('form'))
const main = /** @type {HTMLElement} */ (document.querySelector('main'))

function fillControls() {
  const query = new URLSearchParams(location.search)
  for (const [name, values] of Object.entries(choices)) {
    const select = /** @type {HTMLSelectElement} */ (form.elements.namedItem(name))
    for (const value of name === 'zoom' ? values : [ALL, ...values]) select.add(new Option(value))
    select.value = query.get(name) ?? defaults[name] ?? values[0] ?? ''
  }
}

/** Returns every combination of the chosen values. @param {Record<string, string>} chosen */
const listCombinations = (chosen) =>
  Object.entries(chosen).reduce(
    (combinations, [name, value]) =>
      (value === ALL ? (choices[name] ?? []) : [value]).flatMap((each) =>
        combinations.map((combination) => ({ ...combination, [name]: each })),
      ),
    /** @type {Record<string, string>[]} */ ([{}]),
  )

/** @param {Record<string, string>} scene */
function createFrame({ scene = '', width, zoom, ...rest }) {
  const frame = document.createElement('iframe')
  frame.loading = 'lazy'
  frame.src = `scene.html?${new URLSearchParams({ scene, ...rest })}`
  frame.width = `${width}`
  frame.height = `${scene in buttonScenes ? BUTTON_HEIGHT_PX : MODAL_HEIGHT_PX}`
  frame.title = [scene, ...Object.values(rest), width].join(' · ')
  frame.style.zoom = `${zoom}`
  const figure = document.createElement('figure')
  const caption = document.createElement('figcaption')
  const link = document.createElement('a')
  link.href = frame.src
  link.textContent = frame.title
  caption.append(link)
  figure.append(caption, frame)
  return figure
}

function showScenes() {
  const chosen = /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form)))
  history.replaceState(null, '', `?${new URLSearchParams(chosen)}`)
  main.replaceChildren(...listCombinations(chosen).map(createFrame))
}

fillControls()
form.addEventListener('change', showScenes)
showScenes()
