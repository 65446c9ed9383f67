import css from './styles.css'

let sheet: CSSStyleSheet | undefined

/** One constructed sheet for every shadow root: it is parsed once, and no CSP that forbids inline styles minds it. */
export function getStyleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  return sheet
}
