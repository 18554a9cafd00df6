import type { Attendant, Batch, EmbeddedConnection } from './connection.ts'
import { greet } from './greet.ts'
import { type WireSession, SessionError } from './session.ts'
import type { WireAnswer } from './answer.ts'

/**
 * Schedules connections on the single session. A transaction keeps the session until it ends; others wait in order of arrival.
 * A transaction that is idle too long is rolled back.
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
  /** Rows written since the last upkeep. */
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

  /** Runs the worker's own task as soon as no transaction is open. */
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
      // To the end of the queue, so that a long pipeline lets others in between.
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

  /** The session listens for all connections: others may still need the channel that one has unsubscribed. */
  #listenAgain() {
    const wanted = new Set([...this.#open].flatMap(({ channels }) => [...channels]))
    for (const channel of wanted)
      this.#session.askAsSuperuser(`listen "${channel.replaceAll('"', '""')}"`)
  }
}
