import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// The package would load its WebAssembly module from a CDN.
const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

/** Returns the texts of the QR codes in a PNG picture, as a camera reads them: not in inverted colors. */
export async function readQrCodes(picture: Uint8Array): Promise<string[]> {
  const codes = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'], tryInvert: false })
  return codes.map(({ text }) => text)
}
