// The pages the playground shows in its frame. Each is a page as an author would write it: its script tags are there
// when it is parsed, one page for each language, with the development wallet and without.
import { escapeHtml } from './html.js'
import { head, scriptTag, styleTag } from './layout.js'

/** @typedef {import('./layout.js').Asset} Asset */

/** Submitting goes to a node on the reader's own machine, if there is one, and to nobody else. */
const policy = 'connect-src http://127.0.0.1:8080 http://localhost:8080; '

/**
 * @param {{ locale?: string, hasDevWallet: boolean, kit: Record<string, Asset>, assets: Record<string, Asset> }} page
 */
export function previewPage({ locale, hasDevWallet, kit, assets }) {
  const above = (/** @type {Asset | undefined} */ asset) => {
    if (!asset) throw new Error('A script of the preview is missing. Build the kit anew: npm run build.')
    return { ...asset, url: `../${asset.url}` }
  }
  const scripts = [
    scriptTag(above(assets['preview.js'])),
    // It runs off localhost here, because the reader is told what it is; see the playground's own words.
    hasDevWallet
      ? scriptTag(above(kit['dev-wallet.js']), 'data-allow-remote data-panel="false" id="dev-wallet" defer')
      : '',
    scriptTag(above(kit['aptos-wallet-kit.js']), 'id="kit" defer'),
    locale ? scriptTag(above(kit[`locales/${locale}.js`])) : '',
  ]
  return `<!doctype html>
<html lang="en">
  <head>
    ${head(policy, '../')}
    <meta name="robots" content="noindex">
    <title>${escapeHtml('A page with the kit')}</title>
    ${styleTag(above(assets['preview.css']))}
    ${scripts.filter(Boolean).join('\n    ')}
  </head>
  <body>
    <main>
      <h1>A page of yours</h1>
      <aptos-wallet-button></aptos-wallet-button>
    </main>
  </body>
</html>
`
}

/** Name of the page in `preview/`. @param {string | undefined} locale @param {boolean} hasDevWallet */
export const previewName = (locale, hasDevWallet) => `${locale ?? 'en'}${hasDevWallet ? '' : '-plain'}.html`
