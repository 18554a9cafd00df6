import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { SUPPORT_OUTCOME_MAX } from '../support/outcome.ts'
import type { OwnOccasion } from './find-own-occasion.ts'
import { isUndecided, type ExpectedRow } from './list-expected.ts'
import { notifyMissed, notifyThanked } from './notify-afterwards.ts'

/**
 * Completes a sign-up for a date whose hours are confirmed, or whose last date it is, with the hours of all its dates, and thanks its people
 * once. Whoever came on none of the dates is told so, unless they were told before: `row` says how it was.
 */
export async function settleSignUp(
  ctx: Parameters<typeof notifyThanked>[0],
  occasion: OwnOccasion,
  row: ExpectedRow,
): Promise<void> {
  if (!isLastDateOf(row, occasion) && !row.isCompleted) return
  const total = await totalOf(ctx.db, row.supportId)
  if (total.wasHere) await complete(ctx, occasion, row, total.hours)
  else if (row.attended === null || isUndecided(row)) await notifyMissed(ctx, occasion, row)
}

function isLastDateOf({ isForDate }: ExpectedRow, { dates, date }: OwnOccasion): boolean {
  return isForDate || dates.at(-1)?.id === date.id
}

async function totalOf(db: Db, supportId: string) {
  const { hours, wasHere } = await db
    .selectFrom('attendances')
    .select([
      sql<number | null>`sum(hours)::integer`.as('hours'),
      sql<boolean>`coalesce(bool_or(status = 'here'), false)`.as('wasHere'),
    ])
    .where('supportId', '=', supportId)
    .executeTakeFirstOrThrow()
  return {
    hours: hours === null ? null : Math.min(hours, SUPPORT_OUTCOME_MAX.hours),
    wasHere,
  }
}

/** Completes a sign-up, and thanks its people; of one that is completed already, corrects the hours. */
async function complete(
  ctx: Parameters<typeof notifyThanked>[0],
  occasion: OwnOccasion,
  row: ExpectedRow,
  hours: number | null,
): Promise<void> {
  const { db, now } = ctx
  const completed = await db
    .updateTable('supports')
    .set({ status: 'completed', hours, decidedAt: now, updatedAt: now })
    .where('id', '=', row.supportId)
    .where('status', '=', 'confirmed')
    .executeTakeFirst()
  if (completed.numUpdatedRows > 0n) return notifyThanked(ctx, occasion, { ...row, hours })
  await db
    .updateTable('supports')
    .set({ hours, updatedAt: now })
    .where('id', '=', row.supportId)
    .where('status', '=', 'completed')
    .where(sql<boolean>`hours is distinct from ${hours}`)
    .execute()
}
