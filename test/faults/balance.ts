import { once } from 'node:events'
import { Agent, createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Balance = {
  /** Its URL, without a trailing slash. */
  url: string
  /** The number of requests per process. */
  sent: number[]
  stop(): Promise<void>
}

/** A round-robin proxy in front of several processes, with the usual forwarded headers. */
export async function startBalance(targets: readonly string[]): Promise<Balance> {
  const agent = new Agent({ keepAlive: true })
  const sent = targets.map(() => 0)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const index = (turn += 1) % targets.length
    sent[index]! += 1
    const seen = incoming.socket.remoteAddress?.replace('::ffff:', '') ?? ''
    const before = incoming.headers['x-forwarded-for']
    const { hostname, port } = new URL(targets[index]!)
    const further = ask({
      agent,
      hostname,
      port,
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...incoming.headers,
        'x-forwarded-for': before ? `${String(before)}, ${seen}` : seen,
      },
    })
    further.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    further.once('error', () =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(),
    )
    outgoing.once('close', () => further.destroy())
    incoming.pipe(further)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
