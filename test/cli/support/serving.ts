import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { packageRoot } from './package-root.js'

export interface Serving {
  readonly url: string
  readonly port: number
  readonly stdout: () => string
  readonly stderr: () => string
  /** Settles once stderr holds `text`. */
  said(text: string): Promise<void>
  /** Stops to read stderr, as a log does whose program has ended. */
  closeStderr(): void
  /** Sends a signal and settles with the exit code. */
  stop(signal: NodeJS.Signals): Promise<number | null>
}

/** Starts `serve` as its own process and waits for the address it prints. */
export function startServing(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Serving> {
  const command = [join(packageRoot, 'bin/aptos-wallet-kit.js'), 'serve', ...args]
  const child = spawn(process.execPath, command, { env: { ...process.env, ...env } })
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let stdout = ''
  let stderr = ''
  const listeners = new Set<() => void>()
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text
    for (const listener of listeners) listener()
  })
  const said = async (text: string) => {
    while (!stderr.includes(text)) await new Promise<void>((resolve) => listeners.add(resolve))
  }
  return new Promise((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`serve ended with ${code}: ${stderr}`)))
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text
      const [url, port] = /http:\/\/[^/]+:(\d+)\//.exec(stdout) ?? []
      if (!url) return
      const stop = (signal: NodeJS.Signals) => {
        child.kill(signal)
        return exited
      }
      const closeStderr = () => void child.stderr.destroy()
      const output = { stdout: () => stdout, stderr: () => stderr, said, closeStderr }
      resolve({ url, port: Number(port), ...output, stop })
    })
  })
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** One request with exactly these headers: nothing is decompressed, followed or remembered. */
export function fetchRaw(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
    })
    sent.once('error', reject).end()
  })
}

/** Sends a request line as it is, which no client library would. */
export const sendLine = (port: number, target: string) =>
  sendHead(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)

/** Sends a whole head as it is, after whose answer the server hangs up. */
export function sendHead(port: number, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost')
    let answer = ''
    socket.setEncoding('latin1').on('data', (text) => {
      answer += text
    })
    socket.once('error', reject).once('close', () => resolve(answer))
    socket.write(head)
  })
}
