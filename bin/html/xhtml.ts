/**
 * Whether a page is XHTML by its name, as hosts and browsers tell: it is read as XML, in which a script may close itself and
 * an attribute must have a value.
 */
export const isXhtml = (name: string) => /\.xht(?:ml?)?$/i.test(name)
