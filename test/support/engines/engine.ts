/** A tab of a browser, as little of it as every engine's remote control can do. */
export interface Tab {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** The Back button; the page that comes may be a moment away yet. */
  back(): Promise<void>
  /** Runs a function in the page; it and its arguments and result travel as text. */
  evaluate<Args extends unknown[], T>(script: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T>
  /** A real click of the pointer, at a point in CSS pixels from the window's corner. */
  click(x: number, y: number, count?: number): Promise<void>
  /** A real key, named as `KeyboardEvent.key` does, modifiers before it: `Tab`, `Shift+Tab`, `Control+v`. */
  press(chord: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

export interface RunningBrowser {
  newTab(): Promise<Tab>
  close(): Promise<void>
}

export interface Engine {
  /** As `scripts/browsers.js` names it. */
  readonly name: 'chromium' | 'firefox' | 'webkit'
  launch(program: string): Promise<RunningBrowser>
}

/** The window tests start with, in CSS pixels. */
export const windowSize = { width: 1280, height: 800 } as const

/** The modifiers of a chord and its key. */
export function parseChord(chord: string): { modifiers: string[]; key: string } {
  const keys = chord.split('+')
  return { modifiers: keys.slice(0, -1), key: keys.at(-1) ?? '' }
}
