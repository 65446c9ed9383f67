import { themeKey } from './theme-key.js'

// The reader's choice of theme, before the first paint.

/** Reading the property throws where storage is blocked: then the system decides, as without a choice. */
function chosenTheme(): string {
  try {
    return localStorage.getItem(themeKey) ?? ''
  } catch {
    return ''
  }
}

document.documentElement.dataset.theme = chosenTheme()
