import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** How a line to somebody else behaves. */
export type Behaviour =
  /** Passes everything on. */
  | { does: 'pass' }
  /** Nobody listens. */
  | { does: 'refuse' }
  /** Takes a connection and all that comes, and never says a word. */
  | { does: 'hang' }
  /** Says these bytes to whoever comes, and hangs up. */
  | { does: 'say'; bytes: Buffer }
  /** Passes everything on, but breaks after so many bytes of an answer. */
  | { does: 'cut'; after: number }

export type UnsteadyLine = {
  port: number
  /** From now on; whoever is connected is cut off, since lines behave badly in the middle too. */
  behave(next: Behaviour): Promise<void>
  /** How many are connected. */
  open(): number
  /** How many have come since it began to behave so. */
  came(): number
  close(): Promise<void>
}

/** A line to a server on this machine, which passes everything on until it is told otherwise. */
export async function openLine(target: number): Promise<UnsteadyLine> {
  const sockets = new Set<Socket>()
  let behaviour: Behaviour = { does: 'pass' }
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
    if (behaviour.does === 'hang') return void socket.resume()
    if (behaviour.does === 'say') return void socket.resume().end(behaviour.bytes)
    const further = connect(target, '127.0.0.1')
    keep(further)
    let left = behaviour.does === 'cut' ? behaviour.after : Infinity
    socket.pipe(further)
    further.on('data', (bytes: Buffer) => {
      socket.write(bytes.subarray(0, left))
      left -= bytes.length
      if (left <= 0) socket.destroySoon()
    })
    further.once('end', () => socket.end())
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
      behaviour = next
      came = 0
      if (next.does !== 'refuse') server = await listen(port)
    },
    close: stopListening,
  }
}

const NOISE = Buffer.from('\x00\xff\x16\x03\x01 <html>220 {"a": \r\n\r\n', 'latin1')

/** What a line may do to those who depend on it. */
export const AWAY: [string, Behaviour][] = [
  ['refuses', { does: 'refuse' }],
  ['hangs', { does: 'hang' }],
  ['talks nonsense', { does: 'say', bytes: NOISE }],
]
