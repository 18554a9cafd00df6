import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** How a connection behaves. */
export type Behavior =
  /** Forwards everything. */
  | { does: 'pass' }
  /** Forwards everything, each response so many milliseconds late. */
  | { does: 'delay'; ms: number }
  /** Refuses connections. */
  | { does: 'refuse' }
  /** Accepts connections and data, and never responds. */
  | { does: 'hang' }
  /** Sends these bytes to each client, and disconnects. */
  | { does: 'say'; bytes: Buffer }
  /** Forwards everything, but breaks after so many bytes of a response. */
  | { does: 'cut'; after: number }

export type UnsteadyLine = {
  port: number
  /** From now on; open connections are cut too. */
  behave(next: Behavior): Promise<void>
  /** The number of open connections. */
  open(): number
  /** The number of connections since the last change. */
  came(): number
  close(): Promise<void>
}

/** A proxy to a local server that forwards everything until changed. */
export async function openLine(target: number): Promise<UnsteadyLine> {
  const sockets = new Set<Socket>()
  let behavior: Behavior = { does: 'pass' }
  let came = 0
  let server = await listen(0)
  const { port } = server.address() as AddressInfo

  async function listen(on: number): Promise<Server> {
    const opened = createServer(accept).listen(on, '127.0.0.1')
    await once(opened, 'listening')
    return opened
  }

  function keep(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  }

  function accept(socket: Socket): void {
    came += 1
    keep(socket)
    if (behavior.does === 'hang') return void socket.resume()
    if (behavior.does === 'say') return void socket.resume().end(behavior.bytes)
    const further = connect(target, '127.0.0.1')
    keep(further)
    let left = behavior.does === 'cut' ? behavior.after : Infinity
    socket.pipe(further)
    const delay = behavior.does === 'delay' ? behavior.ms : 0
    further.on('data', (bytes: Buffer) => {
      if (delay > 0) return void setTimeout(() => socket.write(bytes), delay)
      socket.write(bytes.subarray(0, left))
      left -= bytes.length
      if (left <= 0) socket.destroySoon()
    })
    further.once('end', () => setTimeout(() => socket.end(), delay))
    socket.once('close', () => further.destroy())
    further.once('error', () => socket.destroy())
  }

  async function stopListening(): Promise<void> {
    const ended = server.listening ? once(server, 'close') : null
    server.close()
    for (const socket of sockets) socket.destroy()
    await ended
  }

  return {
    port,
    open: () => sockets.size,
    came: () => came,
    async behave(next) {
      await stopListening()
      behavior = next
      came = 0
      if (next.does !== 'refuse') server = await listen(port)
    },
    close: stopListening,
  }
}

const NOISE = Buffer.from('\x00\xff\x16\x03\x01 <html>220 {"a": \r\n\r\n', 'latin1')

/** The failures to test with each dependency. */
export const AWAY: [string, Behavior][] = [
  ['refuses', { does: 'refuse' }],
  ['hangs', { does: 'hang' }],
  ['talks nonsense', { does: 'say', bytes: NOISE }],
]
