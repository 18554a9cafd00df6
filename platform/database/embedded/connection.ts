import type { MessagePort } from 'node:worker_threads'
import { translateMessages } from './client-messages.ts'
import type { Settings } from './start-up-packet.ts'
import type { StatementText } from './statement-text.ts'
import { fatalError, FROM_CLIENT, messageLength } from './wire.ts'

/** What one turn processes: the start-up packet, or messages up to and including a Query, Sync or Flush. */
export type Batch = { kind: 'start-up' | 'query' | 'flush'; bytes: Buffer }

/** Called when a connection has something to process, and when it has closed. */
export type Attendant = {
  arrived(connection: EmbeddedConnection): void
  left(connection: EmbeddedConnection): void
}

/** One virtual connection: holds the state that a server keeps per connection. */
export class EmbeddedConnection {
  readonly id: number
  readonly #port: MessagePort
  readonly #attendant: Attendant
  readonly batches: Batch[] = []
  isOpen = true

  user = ''
  /** Settings of the role and of the start-up packet. */
  startSettings: Settings = new Map()
  /** Settings at the end of its last turn, once it has changed any. */
  keptSettings: Settings = new Map()
  changesSettings = false
  readonly ownSettings = new Set<string>()
  /** Names of its prepared statements in the session. */
  readonly statements = new Set<string>()
  readonly channels = new Set<string>()

  #received: Buffer = Buffer.alloc(0)
  #isStarted = false

  constructor(id: number, port: MessagePort, attendant: Attendant) {
    this.id = id
    this.#port = port
    this.#attendant = attendant
    port.on('message', ({ buffer, byteOffset, length }: Uint8Array) =>
      this.#receive(Buffer.from(buffer, byteOffset, length)),
    )
    port.on('close', () => this.end())
  }

  send(bytes: Buffer) {
    if (!this.isOpen || bytes.length === 0) return
    // A copy with its own memory, which can be transferred instead of cloned.
    const copy = new Uint8Array(bytes)
    this.#port.postMessage(copy, [copy.buffer])
  }

  /** Ends the connection like a server, with a reason that `pg` shows. */
  refuse(code: string, text: string) {
    this.send(fatalError(code, text))
    this.end()
  }

  end() {
    if (!this.isOpen) return
    this.isOpen = false
    this.batches.length = 0
    this.#port.close()
    this.#attendant.left(this)
  }

  /** The next bytes are a start-up packet again (after a refused encryption request). */
  expectStartUp() {
    this.#isStarted = false
    this.#split()
  }

  #receive(bytes: Buffer) {
    this.#received = this.#received.length ? Buffer.concat([this.#received, bytes]) : bytes
    this.#split()
    if (this.isOpen && this.batches.length > 0) this.#attendant.arrived(this)
  }

  #split() {
    const bytes = this.#received
    let taken = 0
    let at = 0
    if (!this.#isStarted) {
      const length = bytes.length < 8 ? 0 : bytes.readUInt32BE(0)
      if (length === 0 || bytes.length < length) return
      this.batches.push({ kind: 'start-up', bytes: bytes.subarray(0, length) })
      this.#isStarted = true
      taken = at = length
    }
    for (;;) {
      const length = messageLength(bytes, at)
      if (length === 0) break
      const type = bytes[at]
      at += length
      if (type === FROM_CLIENT.terminate) return this.end()
      if (type === FROM_CLIENT.query || type === FROM_CLIENT.sync || type === FROM_CLIENT.flush) {
        this.#accept(type === FROM_CLIENT.flush ? 'flush' : 'query', bytes.subarray(taken, at))
        taken = at
      }
    }
    this.#received = bytes.subarray(taken)
  }

  #accept(kind: Batch['kind'], bytes: Buffer) {
    const translated = translateMessages(bytes, `c${this.id}_`, {
      text: (text) => this.#note(text),
      name: (name) => this.statements.add(name),
    })
    this.batches.push({ kind, bytes: translated })
  }

  #note(text: StatementText) {
    this.changesSettings ||= text.changesSettings
    for (const name of text.ownSettings) this.ownSettings.add(name)
    for (const channel of text.unlisten) {
      if (channel === null) this.channels.clear()
      else this.channels.delete(channel)
    }
    for (const channel of text.listen) this.channels.add(channel)
  }
}
