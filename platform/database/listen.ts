import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../log.ts'
import { addressOf, type Target } from './create-pool.ts'

export type Ears = {
  /** Called for a notification on a channel, with its payload. */
  channels: Record<string, (said: string) => void>
  /** The connection was lost: nothing that depends on notifications may be trusted. */
  lost(): void
  /** All channels are subscribed, initially and again; notifications in between are lost. */
  back(): void
}

export type NotificationListener = { close(): Promise<void> }

/** Milliseconds before each retry; the last repeats. */
const PAUSES = [1_000, 2_000, 5_000, 10_000] as const

/**
 * Listens to channels of the database on a dedicated connection, outside the pools, until closed. Replaces a connection that
 * breaks or no longer responds (checked every `beatMs`).
 */
export function listen(options: {
  target: Target
  ears: Ears
  log: Logger
  pauses?: readonly number[]
  beatMs?: number
  answerMs?: number
}): NotificationListener {
  const { target, ears, log, pauses = PAUSES, beatMs = 10_000, answerMs = 4_000 } = options
  const closing = new AbortController()
  const { signal } = closing

  async function keepListening(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      const client = open()
      const ended = new Promise<void>((resolve) => {
        client.once('end', resolve)
        client.on('error', () => resolve())
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
      if (await subscribe(client)) {
        failures = 0
        if (!signal.aborted) ears.back()
        await untilSilent(client, ended)
        ears.lost()
        if (!signal.aborted) log.warn('the database is no longer heard')
      }
      await leave(client)
      if (signal.aborted) return
      const ms = pauses[Math.min(failures, pauses.length - 1)]
      failures += 1
      await pause(ms, undefined, { signal }).catch(() => {})
    }
  }

  function open(): pg.Client {
    return new pg.Client({
      ...addressOf(target),
      application_name: 'f4i listener',
      options: '-c role=app_visitor',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    })
  }

  async function subscribe(client: pg.Client): Promise<boolean> {
    client.on('notification', ({ channel, payload }) => ears.channels[channel]?.(payload ?? ''))
    try {
      await client.connect()
      for (const channel of Object.keys(ears.channels)) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      }
      return true
    } catch (error) {
      if (!signal.aborted) log.warn({ err: (error as Error).message }, 'the database is not heard')
      return false
    }
  }

  /** Resolves when the connection has ended or does not respond. A lost server sends nothing by itself. */
  async function untilSilent(client: pg.Client, ended: Promise<void>): Promise<void> {
    let next: NodeJS.Timeout | undefined
    const mute = new Promise<void>((resolve) => {
      const ask = () => client.query('select 1').then(rest, () => resolve())
      const rest = () => {
        next = setTimeout(ask, beatMs)
      }
      rest()
    })
    await Promise.race([ended, mute])
    clearTimeout(next)
  }

  const done = keepListening()
  return {
    async close() {
      closing.abort()
      await done
    },
  }
}

/** Ends a connection without waiting for a lost server. */
async function leave(client: pg.Client): Promise<void> {
  client.removeAllListeners('notification')
  const ended = client.end().catch(() => {})
  const limit = new AbortController()
  await Promise.race([ended, pause(500, undefined, { signal: limit.signal }).catch(() => {})])
  limit.abort()
}
