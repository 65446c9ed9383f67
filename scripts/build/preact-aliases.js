/** React's module names and the Preact modules that replace them in scripts for pages. `./react` uses the app's own React. */
export const preactAliases = {
  'react-dom/client': '@preact/compat/client',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  'react-dom': '@preact/compat',
  react: '@preact/compat',
}
