import { themeKey } from './theme-key.js'

/** Lets the reader choose a theme, which the next page finds in storage. */
export function offerThemes(): void {
  const select = document.querySelector<HTMLSelectElement>('#site-theme')
  if (!select) return
  const { dataset } = document.documentElement
  select.value = dataset.theme ?? ''
  showPictures(select.value)
  select.addEventListener('change', () => {
    dataset.theme = select.value
    showPictures(select.value)
    remember(select.value)
  })
  // Without this script it would do nothing, and is not shown.
  for (const label of select.labels) label.hidden = false
}

const dark = '(prefers-color-scheme: dark)'

/** Pictures that exist twice ask the system which to show; a choice of the reader answers for it. */
function showPictures(theme: string): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>(
    'source[data-dark], source[media*="dark"]',
  )) {
    source.dataset.dark = ''
    source.media = theme === '' ? dark : theme === 'dark' ? 'all' : 'not all'
  }
}

function remember(theme: string): void {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Blocked or full: the choice holds for this page.
  }
}
