import { Writable } from 'node:stream'

/**
 * A writable sink and the page as a stream. Combines what is written in one turn, because React writes hundreds of small
 * chunks, and each would pass separately through all layers to the socket. When the reader stops, the sink emits `close`.
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
    // The writer holds the whole page in memory anyway; backpressure would only split it again.
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
