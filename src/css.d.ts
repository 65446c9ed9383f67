/** The build loads a style sheet as minified text. */
declare module '*.css' {
  const css: string
  // biome-ignore lint/style/noDefaultExport: bundlers export text as default
  export default css
}
