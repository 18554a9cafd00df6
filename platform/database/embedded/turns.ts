import type { Attendant, Batch, EmbeddedConnection } from './connection.ts'
import { greet } from './greet.ts'
import { type WireSession, SessionError } from './session.ts'
import type { WireAnswer } from './answer.ts'

/**
 * Gives connections their turns on the one session. Whoever is in a transaction keeps the session until it has
 * ended; the others wait in the order they came. A transaction that stands idle too long is rolled back.
 */
export class Turns implements Attendant {
  readonly #session: WireSession
  readonly #idleTransactionMs: number
  readonly #open = new Set<EmbeddedConnection>()
  readonly #waiting = new Set<EmbeddedConnection>()
  #chores: (() => void)[] = []
  #holder: EmbeddedConnection | null = null
  #idleTimer: NodeJS.Timeout | undefined
  #isServing = false
  /** Rows written since the upkeep last looked. */
  written = 0

  constructor(session: WireSession, idleTransactionMs: number) {
    this.#session = session
    this.#idleTransactionMs = idleTransactionMs
  }

  arrived(connection: EmbeddedConnection) {
    this.#waiting.add(connection)
    this.#serve()
  }

  left(connection: EmbeddedConnection) {
    this.#open.delete(connection)
    this.#waiting.delete(connection)
    if (this.#holder === connection) {
      this.#session.rollBack()
      this.#holder = null
    }
    this.whenFree(() => this.#session.forget(connection))
  }

  /** Runs work of the worker itself as soon as no transaction is open. */
  whenFree(chore: () => void) {
    this.#chores.push(chore)
    this.#serve()
  }

  #serve() {
    if (this.#isServing) return
    this.#isServing = true
    clearTimeout(this.#idleTimer)
    for (;;) {
      if (this.#holder === null) for (const chore of this.#chores.splice(0)) chore()
      const connection = this.#holder ?? this.#waiting.values().next().value
      const batch = connection?.batches.shift()
      if (!connection || !batch) break
      this.#waiting.delete(connection)
      // To the end of the line: a long pipeline lets the others in between.
      if (connection.batches.length > 0) this.#waiting.add(connection)
      this.#serveBatch(connection, batch)
    }
    this.#isServing = false
    const holder = this.#holder
    if (holder)
      this.#idleTimer = setTimeout(
        () => holder.refuse('25P03', 'terminating connection due to idle-in-transaction timeout'),
        this.#idleTransactionMs,
      )
  }

  #serveBatch(connection: EmbeddedConnection, batch: Batch) {
    try {
      if (batch.kind === 'start-up') {
        if (greet(connection, batch.bytes, this.#session)) this.#open.add(connection)
        if (connection.isOpen && connection.batches.length > 0) this.#waiting.add(connection)
        return
      }
      const answer = this.#session.run(connection, batch.bytes, this.#holder === connection)
      if (batch.kind === 'query' && answer.status === null)
        throw new Error('The embedded database ended its session.')
      this.#holder = answer.status === 'I' ? null : connection
      this.written += answer.written
      connection.send(answer.bytes)
      this.#notify(answer)
      if (answer.wasSilenced) this.#chores.push(() => this.#listenAgain())
    } catch (error) {
      if (!(error instanceof SessionError)) throw error
      connection.refuse(error.code, error.message)
    }
  }

  #notify({ notifications }: WireAnswer) {
    for (const { channel, bytes } of notifications)
      for (const connection of this.#open)
        if (connection.channels.has(channel)) connection.send(bytes)
  }

  /** The session listens for all: what one connection gave up, others may still want. */
  #listenAgain() {
    const wanted = new Set([...this.#open].flatMap(({ channels }) => [...channels]))
    for (const channel of wanted)
      this.#session.askAsSuperuser(`listen "${channel.replaceAll('"', '""')}"`)
  }
}
