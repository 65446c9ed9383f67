/** A gradient whose hue is derived from the address, so that an address always looks the same. */
export function Avatar({ address }: { address: string }) {
  const style: Record<string, number> = { '--hue': Number.parseInt(address.slice(-6), 16) }
  return <span part="avatar" style={style} />
}
