import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from './errors.ts'
import { toAppError } from './database/faults.ts'

/** Seconds between retries: about two minutes in total, after which a supervisor may restart the process. */
const WAITS = [1, 2, 4, 8, 15, 30, 30, 30]

/**
 * Runs a startup step, with retries while the database is down or too busy. Other errors, such as a wrong password or a failing
 * migration, are thrown at once.
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

/** The cause, for the person who must fix it. */
function messageOf(error: unknown): string {
  const { message, cause } = error as Error
  const reason = cause instanceof Error ? cause.message : message
  const code = (error as NodeJS.ErrnoException).code
  const words = reason || code || 'no answer'
  return /[.!?]$/.test(words) ? words : `${words}.`
}
