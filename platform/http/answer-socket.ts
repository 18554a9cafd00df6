import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

const common = {
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  Connection: 'close',
}

/** Refuses a request that was parsed but goes no further. */
export function refuseRequest(
  outgoing: ServerResponse,
  status: number,
  reason: string,
  headers: Record<string, string> = {},
): void {
  outgoing.writeHead(status, { ...common, ...headers })
  outgoing.end(`${reason}\n`)
}

/** Refuses a request that could not be parsed, on the bare socket, and closes it. */
export function refuseSocket(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const reason = `${STATUS_CODES[status]}\n`
  const head = Object.entries({ ...common, 'Content-Length': String(reason.length) })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${reason}`, () => {
    socket.destroy()
  })
}

/** The status for a parser error. */
export function statusOfParserError(code: string | undefined): number {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return 431
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408
    default:
      return 400
  }
}
