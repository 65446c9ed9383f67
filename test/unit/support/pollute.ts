import { onTestFinished } from 'vitest'

/** Adds a property to `Object.prototype` until the test ends. */
export function pollute(key: string, value: unknown): void {
  Object.defineProperty(Object.prototype, key, { value, configurable: true, writable: true })
  onTestFinished(() => {
    delete (Object.prototype as Record<string, unknown>)[key]
  })
}
