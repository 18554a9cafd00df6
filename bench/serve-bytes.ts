import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The fixed response: status, headers and bytes. */
export type Bytes = { headers: [string, string][]; body: string }

/**
 * A bare Node server in a separate process, for comparison: it receives the response to send, reports its port, and sends that
 * response to every request; 304 to conditional requests.
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
