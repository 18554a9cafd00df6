import { Writable } from 'node:stream'

type Gathered = {
  sink: Writable
  stream: ReadableStream<Uint8Array>
  /** Everything, instead of the stream, if the sink has ended before anything was flushed; else null. */
  whole(): Uint8Array<ArrayBuffer> | null
}

/**
 * A writable sink and the page as a stream. Combines what is written in one turn, because React writes hundreds of small
 * chunks, and each would pass separately through all layers to the socket. When the reader stops, the sink emits `close`.
 */
export function gatherWrites(): Gathered {
  let pieces: Buffer[] = []
  let all: Uint8Array<ArrayBuffer> | null = null
  let hasFlushed = false
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
    const piece = Buffer.concat(pieces)
    pieces = []
    if (piece.byteLength > 0 && !sink.destroyed) reader.enqueue(piece)
    return piece
  }
  const sink = new Writable({
    // The writer holds the whole page in memory anyway; backpressure would only split it again.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      const last = send()
      if (!hasFlushed) all = last
      reader.close()
      done()
    },
    destroy(error, done) {
      if (error) reader.error(error)
      done(error)
    },
  })
  const flush = () => {
    hasFlushed = true
    send()
  }
  return { sink: Object.assign(sink, { flush }), stream, whole: () => all }
}
