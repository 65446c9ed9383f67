import { vi } from 'vitest'

/** Time stands still until the test moves it. A frame takes none: the clock is for what a visitor waits for. */
export function stopClock() {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(draw))
}

export function startClock() {
  vi.unstubAllGlobals()
  vi.useRealTimers()
}
