import { sql } from 'kysely'
import type { System } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Db, Scope } from '../database/scope.ts'
import { AppError } from '../errors.ts'
import { attemptKey, MARK } from './attempt-key.ts'
import { recordHit, readTries, type Left } from './record-hit.ts'
import { HOUR, type Limit, type Mark, type Try } from './limit.ts'

const JOB: System = { kind: 'system', job: 'attempts', isAwaited: true }

/** How long a mark counts after it was last set, in days. */
const MARK_DAYS = 30

export type RateLimiter = {
  /**
   * Counts a try against all of these limits or none, and returns those that it was counted against.
   *
   * @throws AppError too_many with the seconds to wait; unavailable without the database.
   */
  count(tries: readonly Try[]): Promise<Try[]>
  /** How much is left of a limit; counts nothing. @throws AppError unavailable. */
  left(of: Omit<Try, 'unless'>): Promise<Left>
  /** For tries that turned out not to be guesses. @throws AppError unavailable. */
  settle(done: {
    /** Takes them back. */
    giveBack?: readonly Try[]
    /** Starts counting over. */
    forget?: readonly Try[]
    remember?: readonly Mark[]
  }): Promise<void>
  /** Whether this is still remembered. @throws AppError unavailable. */
  knows(mark: Mark): Promise<boolean>
  /** How many this process has refused since its start, by what was limited. */
  refused(): Readonly<Record<string, number>>
}

/** Factors that widen the limits, for tests and for trying the product. */
export type Pace = { freeTimes: number; waitTimes: number }

/** Opens the counting of attempts over `app.rate_limits`, across all processes on one database. */
export function createRateLimiter({
  scope,
  clock,
  secret,
  pace = { freeTimes: 1, waitTimes: 1 },
}: {
  scope: Scope
  clock: Clock
  secret: string
  pace?: Pace
}): RateLimiter {
  const keyOf = ({ limit, of }: Try) => attemptKey(secret, limit.kind, of)
  const markOf = ({ kind, of }: Mark) => MARK + attemptKey(secret, kind, of)

  const paced = (limit: Limit): Limit => ({
    ...limit,
    free: limit.free * pace.freeTimes,
    firstWaitMs: limit.firstWaitMs * pace.waitTimes,
  })

  const refused: Record<string, number> = {}

  async function countOne(db: Db, one: Try, now: Date): Promise<boolean> {
    if (one.unless && (await isMarked(db, markOf(one.unless), now))) return false
    const limit = paced(one.limit)
    const waitMs = await recordHit(db, keyOf(one), limit, now)
    if (waitMs === null) return true
    refused[limit.kind] = (refused[limit.kind] ?? 0) + 1
    // Thrown inside the transaction: what the limits before this one had counted is undone.
    throw new AppError('too_many', '', { retryAfter: Math.ceil(waitMs / 1000) })
  }

  return {
    count: (tries) =>
      scope.as(JOB, async (db) => {
        const now = clock.now()
        const counted: Try[] = []
        for (const one of tries) if (await countOne(db, one, now)) counted.push(one)
        return counted
      }),
    left: (of) => scope.as(JOB, (db) => readTries(db, keyOf(of), paced(of.limit), clock.now())),
    settle: ({ giveBack = [], forget = [], remember = [] }) =>
      scope.as(JOB, async (db) => {
        const now = clock.now()
        for (const one of forget) {
          await db.deleteFrom('rateLimits').where('key', '=', keyOf(one)).execute()
        }
        for (const one of giveBack) {
          await db
            .updateTable('rateLimits')
            .set({ n: sql`n - 1` })
            .where('key', '=', keyOf(one))
            .where('n', '>', 1)
            .execute()
        }
        for (const mark of remember) {
          await db
            .insertInto('rateLimits')
            .values({ key: markOf(mark), beganAt: now, n: 1 })
            .onConflict((on) => on.column('key').doUpdateSet({ beganAt: now }))
            .execute()
        }
      }),
    knows: (mark) => scope.as(JOB, (db) => isMarked(db, markOf(mark), clock.now())),
    refused: () => refused,
  }
}

async function isMarked(db: Db, key: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('rateLimits')
    .select('key')
    .where('key', '=', key)
    .where('beganAt', '>', new Date(now.getTime() - MARK_DAYS * 24 * HOUR))
    .executeTakeFirst()
  return found !== undefined
}
