/** The import of a stylesheet is its minified text. */
declare module '*.css' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: the text loader of the bundler has only a default export
  export default text
}
