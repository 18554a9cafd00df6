import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Proxy = {
  url: string
  add(backend: string): void
  /** How often a request was sent to another process because the first did not answer. */
  repeated(): number
  close(): Promise<void>
}

/** Milliseconds for which a process that did not answer is left alone. */
const REST_MS = 1_000

/**
 * Starts a proxy that gives requests to processes in turn, as an installation has it: one that does not begin an answer loses
 * the request to the next. Also what changes something is sent again, because the product counts a repeated form once.
 */
export async function startProxy(backends: readonly string[]): Promise<Proxy> {
  const known = backends.map((url) => ({ url, restsUntil: 0 }))
  let turn = 0
  let repeated = 0

  function next(): { url: string; restsUntil: number } {
    const rested = known.filter(({ restsUntil }) => restsUntil <= Date.now())
    const all = rested.length > 0 ? rested : known
    turn += 1
    return all[turn % all.length]!
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    for (let tries = 1; ; tries += 1) {
      const backend = next()
      try {
        const answer = await ask(backend.url, incoming, body)
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        answer.on('error', () => outgoing.destroy())
        return
      } catch {
        backend.restsUntil = Date.now() + REST_MS
        if (tries === 4) return void outgoing.writeHead(502).end()
        repeated += 1
      }
    }
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => void known.push({ url, restsUntil: 0 }),
    repeated: () => repeated,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Resolves when the process begins its answer. */
function ask(backend: string, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const { method, headers, url = '/' } = incoming
  return new Promise((resolve, reject) => {
    const outgoing = request(backend + url, { method, headers }, resolve)
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
