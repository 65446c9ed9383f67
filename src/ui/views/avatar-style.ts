/** Returns a byte of an address. Position 1 is the last byte. */
const readByteFromEnd = (address: string, position: number) =>
  Number.parseInt(address.slice(-2 * position).slice(0, 2), 16)

/**
 * Derives the colors of an avatar from the last three bytes of an address. The bytes set the angle of the light, the hue of the
 * deepest band, and the step of the hue from band to band. The style sheet sets lightness and chroma. The avatar proves nothing,
 * because an attacker can choose three bytes. The address is therefore always shown next to the avatar.
 */
export function deriveAvatarStyle(address: string): Record<string, string | number> {
  const stepByte = readByteFromEnd(address, 3)
  return {
    '--a': `${readByteFromEnd(address, 1) * 1.4}deg`,
    '--h': 130 + readByteFromEnd(address, 2) * 1.17, // 130 to 428, without yellow, because deep yellows look brown.
    '--d': stepByte < 128 ? -20 - stepByte / 4 : stepByte / 4 - 12, // -52 to -20, or 20 to 52.
  }
}
