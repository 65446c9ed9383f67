/** Where the reader's choice of theme lies in storage. */
export const themeKey = 'docs.theme'
