import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Logger } from '../log.ts'
import { refuseRequest, refuseSocket, statusOfParserError } from './answer-socket.ts'
import type { Limits } from './limits.ts'
import { findMalformed, methods } from './refuse-malformed.ts'

/** Connect-style middleware in front of ours: answers, or calls `next`. */
export type NodeMiddleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
) => void

export type ServerOptions = {
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown
  limits: Limits
  log: Logger
  host: string
  port: number
  /** Called for requests refused here. */
  refused?: (status: number) => void
  dev?: NodeMiddleware
}

/** Creates the HTTP server with its limits, early refusals and graceful shutdown. */
export function createHttpServer(options: ServerOptions) {
  const { listener, limits, log, dev, refused = () => {} } = options
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    // Node's defaults allow slow senders minutes, and check only every 30 s.
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    keepAliveTimeout: limits.keepAliveMs,
    requireHostHeader: false, // refused below, with a message
  })
  server.maxRequestsPerSocket = limits.requestsPerConnection
  server.timeout = limits.idleMs
  // A limit here would silently drop further headers; their size is limited already.
  server.maxHeadersCount = 0

  const inFlight = new Map<ServerResponse, Socket>()
  const pipelines = new WeakMap<Socket, (() => void)[]>()
  const sockets = new Set<Socket>()
  let accepted = 0
  let isClosing = false
  /** While closing, connections without a request may stay: one may be on its way. */
  let maySit = true

  // Replaces Node's own, which `server.close` also calls: it cuts responses whose last bytes wait for a slow reader, and keeps
  // connections that never sent a request.
  server.closeIdleConnections = () => {
    if (maySit) return
    const busy = new Set(inFlight.values())
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy()
  }
  server.on('connection', (socket) => {
    accepted += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming
    inFlight.set(outgoing, socket)
    outgoing.once('close', () => {
      inFlight.delete(outgoing)
      if (isClosing) setImmediate(() => server.closeIdleConnections())
    })
    // Writing to a closed connection emits an error event, and an unhandled one ends the process.
    outgoing.on('error', (error) => log.debug({ err: error }, 'answer not taken'))
    // Before Node's own listener, which would discard the rest of the body without a limit.
    outgoing.prependOnceListener('finish', () => {
      if (!incoming.complete) discard(incoming)
    })
    inTurn(socket, outgoing, () => answer(incoming, outgoing))
  })

  /**
   * Reads a little of a body that was answered before it was read, and closes the connection once the client has had time to
   * read the response, or when the rest does not arrive in time. Node would read all of it as fast as it comes, which many
   * clients at once turn into memory.
   */
  function discard(incoming: IncomingMessage): void {
    const end = () => incoming.socket.destroy()
    const late = setTimeout(end, limits.bodyMs).unref()
    incoming.once('close', () => clearTimeout(late)).once('end', () => clearTimeout(late))
    let bytes = 0
    incoming.on('data', (chunk: Buffer) => {
      const isFirstBeyond = bytes <= limits.discardedBytes
      bytes += chunk.length
      if (bytes <= limits.discardedBytes) return
      incoming.pause()
      if (isFirstBeyond) setTimeout(end, limits.lingerMs).unref()
    })
    // Counts as reading, so that Node leaves the body to this listener.
    incoming.read(0)
  }

  /**
   * Processes one request per connection at a time, so that a client that never reads costs one page. No browser pipelines; a
   * client that pipelines excessively is disconnected.
   */
  function inTurn(socket: Socket, outgoing: ServerResponse, begin: () => void): void {
    const waiting = pipelines.get(socket)
    if (waiting && waiting.length >= limits.pipelined) {
      log.info({ waiting: waiting.length }, 'refused')
      refused(429)
      return void socket.destroy()
    }
    outgoing.once('close', () => {
      const next = pipelines.get(socket)?.shift()
      if (next && !socket.destroyed) next()
      else pipelines.delete(socket)
    })
    if (waiting) return void waiting.push(begin)
    pipelines.set(socket, [])
    begin()
  }

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (isClosing) outgoing.setHeader('Connection', 'close')
    const malformed = findMalformed({
      method: incoming.method ?? '',
      target: incoming.url ?? '',
      hosts: incoming.headersDistinct['host'] ?? [],
      upgrade: incoming.headers.upgrade,
      version: incoming.httpVersion,
    })
    if (malformed) {
      const { status, reason } = malformed
      log.info({ status, reason }, 'refused')
      refused(status)
      const allow = status === 405 ? { Allow: methods.join(', ') } : {}
      return refuseRequest(outgoing, status, reason, allow)
    }
    if (!dev) return void listener(incoming, outgoing)
    dev(incoming, outgoing, (error) => {
      if (!error) return void listener(incoming, outgoing)
      log.error({ err: error }, 'the development server failed')
      refuseRequest(outgoing, 500, 'The development server failed; its console says why.')
    })
  }
  server.on('connect', (_incoming, socket: Duplex) => {
    socket.on('error', () => {})
    refuseSocket(socket, 405)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Once a response has begun, a second one would be read as part of it.
    const begun = [...inFlight].some(([one, its]) => its === socket && one.headersSent)
    if (begun || error.code === 'ECONNRESET') return void socket.destroy(error)
    const status = statusOfParserError(error.code)
    log.info({ status, code: error.code }, 'refused')
    refused(status)
    refuseSocket(socket, status)
  })

  return {
    listen: () => listen(server, options.host, options.port),
    async close(graceMs = 10_000): Promise<void> {
      isClosing = true
      for (const one of inFlight.keys()) if (!one.headersSent) one.setHeader('Connection', 'close')
      // Accepts the connections in the kernel's queue, one per turn, before listening ends, which would reset them.
      const latest = performance.now() + limits.lingerMs
      for (let before = -1; before !== accepted && performance.now() < latest;) {
        before = accepted
        await turnOfTheLoop()
      }
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const grace = setTimeout(() => server.closeAllConnections(), graceMs)
      const linger = setTimeout(
        async () => {
          // Reads the bytes that have arrived before considering a connection idle, however late this timer is.
          await turnOfTheLoop()
          maySit = false
          server.closeIdleConnections()
        },
        Math.min(limits.lingerMs, graceMs),
      )
      await closed
      clearTimeout(grace)
      clearTimeout(linger)
    },
  }
}

/** Resolves when the data waiting at the sockets has been read. */
function turnOfTheLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve))
  })
}

async function listen(server: Server, host: string, port: number) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const { port: taken, address } = server.address() as AddressInfo
  return { port: taken, address }
}
