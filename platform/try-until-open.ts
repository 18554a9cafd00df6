import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from './errors.ts'
import { toAppError } from './database/faults.ts'

/** Seconds between tries: together some two minutes, after which a supervisor may start the process again. */
const WAITS = [1, 2, 4, 8, 15, 30, 30, 30]

/**
 * Does what a start needs of the database, again and again while the database is away or too busy to answer. What fails
 * otherwise, a wrong password or a migration, fails at once.
 */
export async function tryUntilOpen<Result>(
  what: string,
  run: () => Promise<Result>,
  { say, waits = WAITS }: { say: (words: string) => void; waits?: readonly number[] },
): Promise<Result> {
  for (const seconds of waits) {
    try {
      return await run()
    } catch (error) {
      if (!isAway(error)) throw error
      const reason = messageOf(error)
      say(`Waiting for the database, to ${what}: ${reason} Trying again in ${seconds} s.`)
      await pause(seconds * 1000)
    }
  }
  return run()
}

function isAway(error: unknown): boolean {
  const known = toAppError(error)
  return known instanceof AppError && known.code === 'unavailable'
}

/** The cause, as the person who has to mend it needs it. */
function messageOf(error: unknown): string {
  const { message, cause } = error as Error
  const reason = cause instanceof Error ? cause.message : message
  const code = (error as NodeJS.ErrnoException).code
  const words = reason || code || 'no answer'
  return /[.!?]$/.test(words) ? words : `${words}.`
}
