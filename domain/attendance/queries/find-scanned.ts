import { sql } from 'kysely'
import { z } from 'zod'
import { isId } from '#platform/database/new-id.ts'
import { query } from '#platform/operation.ts'
import type { Language } from '#platform/text/language.ts'
import type { Expected, OccasionDate } from '../attendance.ts'
import { findOwnOccasion } from '../find-own-occasion.ts'
import { listAtTheDoor, PARTICIPANTS } from '../list-expected.ts'

export type Scanned = {
  item: { id: string; title: string; language: Language; timeZone: string }
  date: OccasionDate
  /** Null if they are not expected on this date: canceled, declined, or for another one. */
  expected: Expected | null
}

/**
 * Returns the sign-up that a QR code names, on the current date of its item, to whoever of its organization answers sign-ups; null
 * for everybody else.
 */
export const findScanned = query({
  name: 'attendance.find-scanned',
  for: 'member',
  input: z.object({ supportId: z.string() }),
  async run({ db, input: { supportId }, now }): Promise<Scanned | null> {
    if (!isId(supportId)) return null
    const own = await db
      .selectFrom('supports')
      .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
      .select(['projectEvents.id', 'supports.dateId'])
      .where('supports.id', '=', supportId)
      .where('supports.kind', 'in', PARTICIPANTS)
      .where('projectEvents.status', 'in', ['approved', 'withdrawn'])
      .where(sql<boolean>`project_events.partner_id = app.own_partner('{approved}', '{answer}')`)
      .executeTakeFirst()
    if (!own) return null
    const { item, date } = await findOwnOccasion(db, { itemId: own.id, dateId: own.dateId }, now)
    const [expected] = await listAtTheDoor(db, { itemId: own.id, dateId: date.id, supportId })
    const { id, title, language, timeZone } = item
    return { item: { id, title, language, timeZone }, date, expected: expected ?? null }
  },
})
