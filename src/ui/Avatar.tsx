/** A gradient whose hue and angle are derived from the address, so that an address always looks the same. */
export function Avatar({ address }: { address: string }) {
  const style: Record<string, string> = { '--turn': `${Number.parseInt(address.slice(-6), 16) % 360}deg` }
  return <span part="avatar" style={style} />
}
