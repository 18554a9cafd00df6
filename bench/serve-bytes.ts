import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What is to be sent to whoever asks: the same bytes with the same headers each time. */
export type Bytes = { headers: [string, string][]; body: string }

/**
 * A bare server of Node's in a process of its own, for comparison: it is told what to send, tells its port, and sends
 * that to everybody; 304 to who has it already.
 */
process.once('message', ({ headers, body }: Bytes) => {
  const bytes = Buffer.from(body, 'base64')
  const lines = headers.flat()
  const short = headers.filter(([name]) => !/^content-/i.test(name)).flat()
  const server = createServer((incoming, outgoing) => {
    const known = incoming.headers['if-none-match'] !== undefined
    outgoing.writeHead(known ? 304 : 200, known ? short : lines)
    outgoing.end(known ? undefined : bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.once('disconnect', () => process.exit(0))
