/**
 * Words that the scripts of the kit have put on the console since the first of them: of a language, that it found no kit; of
 * the development wallet, that it does not run on a host.
 */
const words = [
  'found no kit: put it after the script tag of aptos-wallet-kit.js',
  'Dev Wallet: it does not run on',
]

/** Whether a language or a development wallet is the kit's, of whatever release. Pages have files of their own of such names. */
export const isFromKit = (bytes: Uint8Array): boolean => words.some((one) => Buffer.from(bytes).includes(one))

/** Gives the bytes of a file in the page's folder, or undefined where there is none. */
export type ReadFile = (path: string) => Uint8Array | undefined

/** Whether a file stands at a path of the page's folder that is not the kit's, and so not the kit's to replace. */
export function isForeign(read: ReadFile, path: string): boolean {
  const bytes = read(path)
  return bytes !== undefined && !isFromKit(bytes)
}
