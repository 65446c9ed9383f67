/** A browser tab, reduced to what the driver of every engine supports. */
export interface Tab {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Goes back in the history. Can resolve before the page has loaded. */
  back(): Promise<void>
  /** Runs a function in the page. The function, its arguments and its result are sent as text. */
  evaluate<Args extends unknown[], T>(script: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T>
  /** Clicks at a point, in CSS pixels from the top left corner of the window. */
  click(x: number, y: number, count?: number): Promise<void>
  /** Presses a key, named as in `KeyboardEvent.key`, after its modifiers: `Tab`, `Shift+Tab`, `Control+v`. */
  press(chord: string): Promise<void>
  /** Returns whether the focused element has this role and name in the browser's own accessibility tree. */
  isFocusOn(role: string, name: string): Promise<boolean>
  resize(width: number, height: number): Promise<void>
  /** Restores pointer, size and emulated settings, so that another test can use the tab. */
  reset(): Promise<void>
  close(): Promise<void>
}

export type OpenTab = () => Promise<Tab>

/** Launches a browser, which ends with the worker. */
export type Launch = (program: string) => Promise<OpenTab>

/** The window size at the start of each test, in CSS pixels. */
export const windowSize = { width: 1280, height: 800 } as const

/** Splits a chord into its modifiers and its key. */
export function parseChord(chord: string): { modifiers: string[]; key: string } {
  const keys = chord.split('+')
  return { modifiers: keys.slice(0, -1), key: keys.at(-1) ?? '' }
}
