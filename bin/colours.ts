import type { ProcessLike } from './context.js'

type Paint = (text: string) => string

export interface Colours {
  readonly bold: Paint
  readonly dim: Paint
  readonly red: Paint
  readonly yellow: Paint
  readonly green: Paint
  readonly cyan: Paint
}

const paint =
  (on: boolean, open: number, close: number): Paint =>
  (text) =>
    on ? `\u001b[${open}m${text}\u001b[${close}m` : text

/** Whether escape sequences may be written to `stream`: only to a terminal, and not against https://no-color.org. */
export const mayColour = (stream: NodeJS.WriteStream, env: ProcessLike['env']) =>
  Boolean(stream.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb'

export function coloursFor(stream: NodeJS.WriteStream, env: ProcessLike['env']): Colours {
  const on = mayColour(stream, env)
  return {
    bold: paint(on, 1, 22),
    dim: paint(on, 2, 22),
    red: paint(on, 31, 39),
    yellow: paint(on, 33, 39),
    green: paint(on, 32, 39),
    cyan: paint(on, 36, 39),
  }
}
