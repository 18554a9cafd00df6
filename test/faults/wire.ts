import { connect, type Socket } from 'node:net'

/** A raw connection to the product. */
export type Wire = {
  socket: Socket
  send(bytes: string | Buffer): Wire
  /** Everything received so far, one letter per byte. */
  heard(): string
  /** Everything received, once the other side has disconnected or has been silent for so long. */
  ended(silentMs?: number): Promise<string>
}

/** Connects to the product. */
export function openWire(url: string): Wire {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  let heard = ''
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => {})
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString('latin1')))
  const wire: Wire = {
    socket,
    send(bytes) {
      socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
      return wire
    },
    heard: () => heard,
    async ended(silentMs = 30_000) {
      socket.setTimeout(silentMs, () => socket.destroy())
      await closed
      return heard
    },
  }
  return wire
}

/** The statuses of all responses received. */
export function statusesOf(heard: string): number[] {
  return [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
