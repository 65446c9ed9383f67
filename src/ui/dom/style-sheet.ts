import css from '../styles/styles.css'

let sheet: CSSStyleSheet | undefined

/** Returns one constructed stylesheet for every shadow root: it is parsed once, and a CSP without inline styles allows it. */
export function getStyleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  return sheet
}
