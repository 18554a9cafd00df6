import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

/** A socket for `pg`: bytes over a MessagePort to the database's thread. */
export class EmbeddedSocket extends Duplex {
  readonly #port: MessagePort

  constructor(port: MessagePort) {
    super({ allowHalfOpen: false })
    this.#port = port
    port.on('message', (bytes: Uint8Array) => {
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    })
    // Ends the stream instead of destroying it: bytes sent before the close must still be read.
    port.on('close', () => this.push(null))
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    // A copy, because Buffers share memory and a transfer would take neighboring data along.
    const bytes = new Uint8Array(chunk)
    this.#port.postMessage(bytes, [bytes.buffer])
    done()
  }

  override _final(done: () => void) {
    this.#port.close()
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#port.close()
    done(error)
  }

  /** The channel is open from the start; `pg` waits for the event. */
  connect() {
    setImmediate(() => {
      if (!this.destroyed) this.emit('connect')
    })
    return this
  }

  /** An open socket keeps the process alive, like a TCP socket, unless it is unreferenced. */
  ref() {
    this.#port.ref()
    return this
  }

  unref() {
    this.#port.unref()
    return this
  }

  // TCP settings without meaning here.
  setKeepAlive() {
    return this
  }

  setNoDelay() {
    return this
  }

  setTimeout() {
    return this
  }
}
