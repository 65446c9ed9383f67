/** A stylesheet arrives as its minified text. */
declare module '*.css' {
  const css: string
  // biome-ignore lint/style/noDefaultExport: how a bundler hands over a text
  export default css
}
