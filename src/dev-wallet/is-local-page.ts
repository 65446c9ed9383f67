const LOCAL_HOST_NAME = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Returns whether a page is served by the user's own machine: a loopback name or address, or a file. */
export const isLocalPage = ({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean =>
  protocol === 'file:' || LOCAL_HOST_NAME.test(hostname)
