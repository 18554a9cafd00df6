import { connect, type Socket } from 'node:net'

/** A line to the product, for whoever speaks otherwise than browsers do. */
export type Wire = {
  socket: Socket
  send(bytes: string | Buffer): Wire
  /** What has come so far, each byte a letter. */
  heard(): string
  /** All that came, once the other side has hung up or has been silent for so long. */
  ended(silentMs?: number): Promise<string>
}

/** Connects to the address of a product. */
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

/** The statuses of all answers in what was heard. */
export function statusesOf(heard: string): number[] {
  return [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
