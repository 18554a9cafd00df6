import type { Logger } from '../log.ts'

/** The SQLSTATE of the notices by which `app.announce` hands a line to this process: a channel, a space and what is said. */
export const ANNOUNCEMENT = 'AN001'

/** Settings of sessions whose process announces for them. */
export const ANNOUNCING = { 'app.announces': 'yes', client_min_messages: 'notice' }

const NOTIFY = `select pg_notify(split_part(line, ' ', 1), substr(line, strpos(line, ' ') + 1))
  from unnest($1::text[]) as line`

/** Milliseconds between announcements: what is committed meanwhile waits for the next. */
const REST_MS = 10
const RETRY_MS = 1_000
/** Until cached pages have expired anyway. */
const TRY_MS = 60_000

export type ChangeAnnouncer = {
  /** Announces these lines, at once or with the next announcement. */
  announce(lines: Iterable<string>): void
  /** Resolves when everything is announced, or cannot be. */
  close(): Promise<void>
}

/**
 * Creates what announces committed changes to all processes: transactions that notify commit one after the other, so they
 * leave it to this. Lines that cannot be announced are given to `missed` at once, and retried for a minute.
 */
export function createAnnouncer(options: {
  query(text: string, values: [string[]]): Promise<unknown>
  missed(channel: string, said: string): void
  log: Logger
}): ChangeAnnouncer {
  const { query, missed, log } = options
  const fresh = new Set<string>()
  let late: string[] = []
  let lateSince = 0
  let working: Promise<void> | undefined
  let isClosing = false
  let wake = () => {}

  async function work(): Promise<void> {
    while (fresh.size + late.length > 0) {
      const lines = [...fresh]
      fresh.clear()
      const isSaid = await say(lines)
      if (!isClosing) await pause(isSaid ? REST_MS : RETRY_MS)
    }
    working = undefined
  }

  async function pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, ms)
    wake = resolve
    await promise
    clearTimeout(timer)
  }

  async function say(lines: string[]): Promise<boolean> {
    if (late.length === 0) lateSince = performance.now()
    const all = [...late, ...lines]
    late = []
    try {
      await query(NOTIFY, [all])
      return true
    } catch (error) {
      log.warn({ err: (error as Error).message }, 'changes could not be announced')
      for (const line of lines) missed(...parse(line))
      if (!isClosing && performance.now() - lateSince < TRY_MS) late = all
      return false
    }
  }

  return {
    announce(lines) {
      for (const line of lines) fresh.add(line)
      if (fresh.size > 0) working ??= work()
    },
    async close() {
      isClosing = true
      wake()
      await working
    },
  }
}

function parse(line: string): [channel: string, said: string] {
  const end = line.indexOf(' ')
  return [line.slice(0, end), line.slice(end + 1)]
}
