import { connect } from 'node:net'

/** The request, the server and the duration. */
export type Load = { port: number; request: string; status: number; milliseconds: number }

const CONNECTIONS = 8
const END_OF_HEAD = Buffer.from('\r\n\r\n')

/**
 * Repeats one request on a few keep-alive connections, in a separate process, and reports the number of responses. It reads only their
 * status and end, so that the client is never the bottleneck.
 */
process.on('message', async ({ port, request, status, milliseconds }: Load) => {
  const until = performance.now() + milliseconds
  const asking = Array.from({ length: CONNECTIONS }, () => ask(port, request, status, until))
  const counts = await Promise.all(asking)
  process.send?.(counts.reduce((sum, count) => sum + count, 0))
})
process.once('disconnect', () => process.exit(0))

function ask(port: number, request: string, status: number, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0
    let missing = 0
    let isLast = false
    let head: Buffer = Buffer.alloc(0)
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setNoDelay(true)
    socket.once('error', reject)
    // Some servers close a connection after a number of requests.
    socket.once('close', () => {
      if (performance.now() >= until) return resolve(count)
      ask(port, request, status, until).then((more) => resolve(count + more), reject)
    })
    socket.on('data', (piece: Buffer) => {
      if (missing > 0) missing -= piece.length
      else {
        head = head.length > 0 ? Buffer.concat([head, piece]) : piece
        const end = head.indexOf(END_OF_HEAD)
        if (end < 0) return
        const text = head.toString('latin1', 0, end)
        if (!text.startsWith(`HTTP/1.1 ${status} `)) return void socket.destroy(new Error(text))
        isLast = /\r\nconnection: close/i.test(text)
        const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1])
        missing = end + END_OF_HEAD.length + length - head.length
        head = Buffer.alloc(0)
      }
      if (missing > 0) return
      count += 1
      if (!isLast && performance.now() < until) socket.write(request)
      else socket.destroy()
    })
  })
}
