const LOOPBACK_V4 = /^127(\.\d{1,3}){3}$/

/** Returns whether a page is served by the user's own machine: a loopback name or address, or a file. */
export function isLocalPage({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean {
  if (protocol === 'file:') return true
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    LOOPBACK_V4.test(hostname)
  )
}
