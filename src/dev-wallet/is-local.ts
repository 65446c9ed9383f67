const LOOPBACK_V4 = /^127(\.\d{1,3}){3}$/

/** Whether a page's address is one that only its own machine serves: loopback names and addresses, and files. */
export function isLocal({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean {
  if (protocol === 'file:') return true
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    LOOPBACK_V4.test(hostname)
  )
}
