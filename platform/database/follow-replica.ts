import type { Logger } from '../log.ts'

export type Replica = {
  /** Whether it has replayed all changes that were announced to this process. */
  isCurrent(): boolean
  /** A change was announced: the replica is not current before it has replayed it. */
  changed(): void
  /** A read failed there: it is not current before it answers again. */
  failed(error: unknown): void
  close(): void
}

/** Milliseconds between questions to a replica that lags, and to one that does not answer. */
const LAG_MS = 20
const AWAY_MS = 1_000

/**
 * Follows how far a streaming replica is. `position` asks the primary for its position in the write-ahead log, `hasReplayed` asks
 * the replica whether it has come so far.
 */
export function followReplica(options: {
  position(): Promise<string>
  hasReplayed(position: string): Promise<boolean>
  log: Logger
}): Replica {
  const { position, hasReplayed, log } = options
  let isCurrent = false
  let isClosed = false
  let isAway = false
  /** Grows with each announced change. */
  let changes = 0
  let following: Promise<void> | undefined
  let waking: NodeJS.Timeout | undefined

  async function follow(): Promise<void> {
    while (!isCurrent && !isClosed) {
      const before = changes
      const isThere = await catchUp().catch(noteAway)
      if (isThere && before === changes) {
        isCurrent = true
        if (isAway) log.info('the replica answers again')
        isAway = false
      } else {
        await pause(isThere ? LAG_MS : AWAY_MS)
      }
    }
    following = undefined
  }

  /** Resolves with true when the replica has what the primary has now, or with false when closed. */
  async function catchUp(): Promise<boolean> {
    const wanted = await position()
    while (!isClosed) {
      if (await hasReplayed(wanted)) return true
      await pause(LAG_MS)
    }
    return false
  }

  function noteAway(error: unknown): false {
    if (!isAway && !isClosed) {
      log.warn({ err: (error as Error).message }, 'the replica does not answer: reads go elsewhere')
    }
    isAway = true
    return false
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      waking = setTimeout(resolve, ms).unref()
    })
  }

  function start(): void {
    isCurrent = false
    following ??= follow()
  }

  start()
  return {
    isCurrent: () => isCurrent,
    changed() {
      changes += 1
      start()
    },
    failed(error) {
      noteAway(error)
      start()
    },
    close() {
      isClosed = true
      clearTimeout(waking)
    },
  }
}
