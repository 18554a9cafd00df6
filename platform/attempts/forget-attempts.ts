import type { System } from '../actor.ts'
import type { Scope } from '../database/scope.ts'
import { HOUR } from './limit.ts'

const JOB: System = { kind: 'system', job: 'forget-attempts' }

/** How long a mark counts and any row is kept: 30 days. */
export const KEPT_MS = 30 * 24 * HOUR

/** Deletes what was counted or marked more than 30 days ago, and tells how many rows those were. */
export async function forgetAttempts(scope: Scope, now: Date): Promise<number> {
  const { numDeletedRows } = await scope.as(JOB, (db) =>
    db
      .deleteFrom('attempts')
      .where('began_at', '<=', new Date(now.getTime() - KEPT_MS))
      .executeTakeFirst(),
  )
  return Number(numDeletedRows)
}
