import { Writable } from 'node:stream'

/**
 * Where a page is written to, and the page as a stream. What is written in one go leaves as one piece: React writes
 * hundreds of small ones, and each would wander alone through all that is between it and the socket. When nobody
 * reads any more the writer learns it by the `close` of its sink.
 */
export function gatherWrites(): { sink: Writable; stream: ReadableStream<Uint8Array> } {
  let pieces: Buffer[] = []
  let reader: ReadableStreamDefaultController<Uint8Array>
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      reader = controller
    },
    cancel() {
      sink.destroy()
    },
  })
  const send = () => {
    if (pieces.length > 0 && !sink.destroyed) reader.enqueue(Buffer.concat(pieces))
    pieces = []
  }
  const sink = new Writable({
    // The writer holds the whole page in memory as it is; to let it wait would only cut it into pieces again.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      send()
      reader.close()
      done()
    },
    destroy(error, done) {
      if (error) reader.error(error)
      done(error)
    },
  })
  return { sink: Object.assign(sink, { flush: send }), stream }
}
