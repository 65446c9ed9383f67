/** A path as a shell takes it. */
export const quoted = (path: string) => (/^[\w./\\:@-]+$/.test(path) ? path : JSON.stringify(path))
