// Builds scripts that set options of the kit on a page, from modules whose exports are those options.

/** Returns the source of the script of a module. The kit must be on the page already. */
const getSource = (/** @type {string} */ name) => `
import * as options from './src/${name}'
if (!window.AptosWalletKit)
  throw new Error('${name}.js: the kit is not loaded. Add this script after the script tag of aptos-wallet-kit.js.')
AptosWalletKit.configure(options)
`

/**
 * Resolves `options:<module>` to the script of the module, which exists only in memory.
 *
 * @type {import('esbuild').Plugin}
 */
export const optionScripts = {
  name: 'option-scripts',
  setup({ onResolve, onLoad, initialOptions: { absWorkingDir = '.' } }) {
    onResolve({ filter: /^options:/ }, ({ path }) => ({
      path: path.slice('options:'.length),
      namespace: 'options',
    }))
    onLoad({ filter: /.*/, namespace: 'options' }, ({ path }) => ({
      contents: getSource(path),
      resolveDir: absWorkingDir,
    }))
  },
}
