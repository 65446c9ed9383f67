type TsSdk = typeof import('@aptos-labs/ts-sdk')

let loadedSdk: TsSdk | undefined

/** Loads the app's own ts-sdk, on the first request or lookup of a name that needs it. */
export async function loadTsSdk(): Promise<TsSdk> {
  loadedSdk ??= await import('@aptos-labs/ts-sdk')
  return loadedSdk
}

/** Returns ts-sdk if a connection has loaded it. */
export const getLoadedTsSdk = (): TsSdk | undefined => loadedSdk
