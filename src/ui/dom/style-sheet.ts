import account from '../styles/account.css'
import button from '../styles/button.css'
import connect from '../styles/connect.css'
import modal from '../styles/modal.css'
import motion from '../styles/motion.css'
import tokens from '../styles/tokens.css'

let sheet: CSSStyleSheet | undefined

/** Returns one constructed stylesheet for every shadow root: it is parsed once, and a CSP without inline styles allows it. */
export function getStyleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync([tokens, button, modal, connect, account, motion].join(''))
  }
  return sheet
}
