import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { outcomeSchema } from '../../support/outcome-schema.ts'
import { SUPPORT_OUTCOME_MAX } from '../../support/outcome.ts'
import { hoursField, isDateOver } from '../attendance.ts'
import { findOwnOccasion } from '../find-own-occasion.ts'
import { isUndecided, listExpected, type ExpectedRow } from '../list-expected.ts'
import { noteAbsent } from '../note-absent.ts'
import { rethrowRefusal } from '../refused-by-database.ts'
import { settleSignUp } from '../settle-sign-up.ts'

/**
 * Confirms the hours of all who were here on a date of the caller's own organization, and marks the others as not having come, except for
 * those who say that they came: these stay to be decided, see `markAbsent`. A
 * sign-up for this date, or whose last date it is, is completed with the hours of all its dates: its person is thanked once by
 * email, with a link to their certificate. Whoever came on none of the dates is told so, and can object. Repeating it corrects
 * the hours. Returns how many were confirmed, how many had not come, and how many are to be decided.
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
    const decided = rows.filter((row) => !isUndecided(row))
    for (const { supportId, attended } of decided) {
      if (attended === null) await noteAbsent(db, { itemId, dateId: date.id, supportId, now })
    }
    for (const row of decided) await settleSignUp(ctx, occasion, row)
    return {
      confirmed: here.length,
      absent: decided.length - here.length,
      undecided: rows.length - decided.length,
    }
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
