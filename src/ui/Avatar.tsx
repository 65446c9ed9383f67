/** A gradient whose hue and angle are derived from the address, so that an address always looks the same. */
export function Avatar({ address }: { address: string }) {
  const degreesAt = (position: number) => Number.parseInt(address.slice(position, position + 4), 16) % 360
  const style: Record<string, string> = { '--turn': `${degreesAt(60)}deg`, '--hue': `${degreesAt(2)}` }
  return <span part="avatar" style={style} />
}
