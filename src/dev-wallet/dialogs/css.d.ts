/** The import of a stylesheet is its minified text. */
declare module '*.css' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: the text loader of the bundler has a default export only
  export default text
}
