/** A stylesheet imported by a module is its minified text. */
declare module '*.css' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: what the bundler's text loader gives
  export default text
}
