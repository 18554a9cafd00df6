import type { PGlite } from '@electric-sql/pglite'
import { type WireAnswer, readAnswer } from './answer.ts'
import type { EmbeddedConnection } from './connection.ts'
import { readKeptSettings, settingsOfRole, switchTo } from './session-settings.ts'
import { findError, message, encodeQuery, decodeRows } from './wire.ts'

/** PostgreSQL's error for a statement of the worker itself. */
export class SessionError extends Error {
  readonly code: string

  constructor(error: { code: string; text: string }) {
    super(error.text)
    this.code = error.code
  }
}

/**
 * PGlite's only session. It takes on the role and settings of the connection whose turn it is, so that none sees another's
 * settings.
 */
export class WireSession {
  readonly #db: PGlite
  readonly #busySince: BigInt64Array
  /** The connection whose role and settings are active; null: the superuser, for the worker's own statements. */
  #current: EmbeddedConnection | null = null
  /** The current connection reset its settings, so its start-up settings must be restored. */
  #isStale = false

  /** `busySince[0]` is shared with the main thread: the start of the running statement (hrtime, ns), 0 if none. */
  constructor(db: PGlite, busySince: BigInt64Array) {
    this.#db = db
    this.#busySince = busySince
  }

  /** Runs messages of a connection with its role and settings. */
  run(connection: EmbeddedConnection, bytes: Buffer, isInTurn: boolean): WireAnswer {
    if (!isInTurn) this.#enter(connection)
    const answer = readAnswer(this.#execute(bytes, true))
    if (answer.wasReset) this.#isStale = true
    return answer
  }

  /**
   * Checks the login and start-up settings of a new connection, and returns the values of the `reported` ones. Throws
   * SessionError if they are refused.
   */
  logIn(connection: EmbeddedConnection, reported: string[]): [string, string][] {
    const role = settingsOfRole((sql) => this.askAsSuperuser(sql), connection.user)
    if (role === null)
      throw new SessionError({ code: '28000', text: `role "${connection.user}" cannot log in` })
    connection.startSettings = new Map([...role, ...connection.startSettings])
    this.#enter(connection)
    const names = reported.map((name) => `'${name}'`).join(', ')
    const values = this.#ask(`select pg_catalog.current_setting(name)
      from pg_catalog.unnest(array[${names}]) with ordinality as n(name, place) order by place`)
    return reported.map((name, place) => [name, values[place]![0]!])
  }

  /** Ends whatever the connection left open. */
  rollBack() {
    this.#execute(message('S'), true)
    this.#execute(encodeQuery('ROLLBACK'), true)
  }

  /** Frees the session's resources of a closed connection. */
  forget(connection: EmbeddedConnection) {
    const closing = [...connection.statements].map((name) => message('C', `S${name}\0`))
    if (closing.length > 0) this.#execute(Buffer.concat([...closing, message('S')]), true)
    if (this.#current === connection) {
      connection.changesSettings = false
      this.#isStale = true
    }
  }

  /** Runs the worker's own SQL as PGlite's superuser and returns its rows as text. The watchdog does not watch it. */
  askAsSuperuser(sql: string): (string | null)[][] {
    if (this.#current !== null) {
      this.#keepSettings()
      this.#ask(switchTo('postgres', new Map()))
      this.#current = null
    }
    return this.#ask(sql)
  }

  #enter(connection: EmbeddedConnection) {
    if (this.#current === connection && !this.#isStale) return
    this.#keepSettings()
    // Until the switch has succeeded there is no current connection, so that the next turn switches again.
    this.#current = null
    this.#isStale = false
    const settings = new Map([...connection.startSettings, ...connection.keptSettings])
    this.#ask(switchTo(connection.user, settings))
    this.#current = connection
  }

  #keepSettings() {
    const connection = this.#current
    if (connection?.changesSettings)
      connection.keptSettings = readKeptSettings(
        (sql) => this.#ask(sql),
        connection.ownSettings,
        this.#isStale,
      )
  }

  #ask(sql: string): (string | null)[][] {
    const answer = this.#execute(encodeQuery(sql), false)
    const error = findError(answer)
    if (error) throw new SessionError(error)
    return decodeRows(answer)
  }

  #execute(bytes: Buffer, isWatched: boolean): Buffer {
    const chunks: Buffer[] = []
    if (isWatched) Atomics.store(this.#busySince, 0, process.hrtime.bigint())
    // Runs to its end before it returns. Not the plain variant, which keeps every row it ever parsed. A rejection ends the
    // thread, and the main thread reopens the database.
    void this.#db.execProtocolRawStream(bytes, {
      syncToFs: false,
      onRawData: (chunk) => chunks.push(Buffer.from(chunk)),
    })
    Atomics.store(this.#busySince, 0, 0n)
    return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
  }
}
