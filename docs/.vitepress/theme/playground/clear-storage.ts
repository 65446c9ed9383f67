/** Removes what the kit and the development wallet store on this site. */
export function clearStorage(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (/^aptos-(wallet-kit|dev-wallet)/.test(key)) localStorage.removeItem(key)
  } catch {
    // The browser blocks storage, so nothing is stored.
  }
}
