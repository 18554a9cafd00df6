import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { outcomeSchema } from '../../support/outcome-schema.ts'
import { SUPPORT_OUTCOME_MAX } from '../../support/outcome.ts'
import { hoursField, isDateOver } from '../attendance.ts'
import { findOwnOccasion, type OwnOccasion } from '../find-own-occasion.ts'
import { listExpected, type ExpectedRow } from '../list-expected.ts'
import { notifyMissed, notifyThanked } from '../notify-afterwards.ts'
import { rethrowRefusal } from '../refused-by-database.ts'

/**
 * Confirms the hours of all who were here on a date of the caller's own organization, and marks the others as not having come. A
 * sign-up for this date, or whose last date it is, is completed with the hours of all its dates: its person is thanked once by
 * email, with a link to their certificate. Whoever came on none of the dates is told so, and can object. Repeating it corrects
 * the hours. Returns how many were confirmed, and how many had not come.
 *
 * @throws AppError not_found for another organization's item, and without the duty; conflict before the date is over; bad_input for
 * what is not a number of hours, by field.
 */
export const confirmHours = command({
  name: 'attendance.confirm-hours',
  for: 'member',
  input: z.object({
    itemId: z.string(),
    dateId: z.string().nullable(),
    /** As typed, by `hoursField`; empty counts nothing. */
    hours: z.record(z.string(), z.string()),
  }),
  async run(ctx) {
    const { db, input, now } = ctx
    const { itemId } = input
    const occasion = await findOwnOccasion(db, input, now)
    const { item, date } = occasion
    if (!isDateOver(date, item, now)) throw new AppError('conflict', m.onday_not_over())
    const rows = await listExpected(db, { itemId, dateId: date.id })
    const here = rows.filter(({ attended }) => attended === 'here')
    const hours = readHours(here, input.hours)
    for (const { supportId } of here) {
      await db
        .updateTable('attendances')
        .set({ hours: hours.get(supportId) ?? null, confirmedAt: now })
        .where('supportId', '=', supportId)
        .where(sql<boolean>`date_id is not distinct from ${date.id}::uuid`)
        .where('status', '=', 'here')
        .execute()
        .catch(rethrowRefusal)
    }
    const absent = rows.filter(({ attended }) => attended === null)
    for (const { supportId } of absent) {
      await db
        .insertInto('attendances')
        .values({
          id: newId(),
          projectEventId: itemId,
          supportId,
          dateId: date.id,
          status: 'absent',
          notedAt: now,
          confirmedAt: now,
        })
        .onConflict((known) => known.constraint('attendances_once').doNothing())
        .execute()
        .catch(rethrowRefusal)
    }
    const isDue = (row: ExpectedRow) => isLastDateOf(row, occasion) || row.isCompleted
    for (const row of rows.filter(isDue)) {
      const total = await totalOf(db, row.supportId)
      if (total.wasHere) await complete(ctx, occasion, row, total.hours)
      else if (row.attended === null) await notifyMissed(ctx, occasion, row)
    }
    return { confirmed: here.length, absent: rows.length - here.length }
  },
})

/** Reads the hours as typed. @throws AppError bad_input with a sentence at each wrong field. */
function readHours(
  here: readonly ExpectedRow[],
  typed: Readonly<Record<string, string>>,
): Map<string, number | null> {
  const schema = outcomeSchema(SUPPORT_OUTCOME_MAX).shape.hours
  const fields: FieldErrors = {}
  const hours = new Map<string, number | null>()
  for (const { supportId } of here) {
    const field = hoursField(supportId)
    const read = schema.safeParse(typed[field] ?? '')
    if (read.success) hours.set(supportId, read.data)
    else fields[field] = read.error.issues[0]?.message ?? m.errors_check_fields()
  }
  if (Object.keys(fields).length > 0) {
    throw new AppError('bad_input', m.errors_check_fields(), { fields })
  }
  return hours
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
