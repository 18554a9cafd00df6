import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { readEnv } from '../env.ts'
import { openSpool } from '../storage/open-spool.ts'
import { createWebServer, type Web, type WebOptions } from './create-web-server.ts'

export const origin = 'http://www.here.example'

/** Creates a web layer for one test, with an application that says "hello" and its log in `lines`. */
export function webUnderTest(
  options: Partial<Omit<WebOptions, 'env'>> & { settings?: Record<string, string> } = {},
): Web & { lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  const { settings, ...rest } = options
  const web = createWebServer({
    env: readEnv({ PORT: '0', HOST: '127.0.0.1', ...settings }),
    origin,
    log: pino(
      { level: 'debug', base: null },
      { write: (line) => void lines.push(JSON.parse(line)) },
    ),
    assets: emptyFolder(),
    spool: openSpool(emptyFolder()),
    ready: async () => true,
    handle: async () => new Response('hello', { headers: { 'Content-Type': 'text/html' } }),
    ...rest,
  })
  onTestFinished(() => web.close(0))
  return { ...web, lines }
}

/** A folder that is deleted after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A raw socket to the server that collects the response. */
export class Wire {
  readonly socket: Socket
  #received = ''
  #watchers = new Set<() => void>()
  readonly ended: Promise<string>

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1')
    this.socket.setEncoding('latin1')
    this.socket.on('data', (chunk) => {
      this.#received += String(chunk)
      for (const watch of this.#watchers) watch()
    })
    this.socket.on('error', () => {})
    this.ended = new Promise((resolve) => {
      this.socket.once('close', () => resolve(this.#received))
    })
    onTestFinished(() => void this.socket.destroy())
  }

  send(bytes: string): this {
    this.socket.write(bytes, 'latin1')
    return this
  }

  /** Resolves with everything received so far, once it contains the text. */
  async until(text: string): Promise<string> {
    while (!this.#received.includes(text)) {
      const isOver = await Promise.race([
        new Promise<false>((resolve) => this.#watchers.add(() => resolve(false))),
        this.ended.then(() => true),
      ])
      if (isOver && !this.#received.includes(text)) {
        throw new Error(`The connection ended with: ${this.#received}`)
      }
    }
    return this.#received
  }
}
