import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { Language } from '#platform/text/language.ts'
import { isDateOver, proposedHours, type Expected, type OccasionDate } from '../attendance.ts'
import { findOwnOccasion } from '../find-own-occasion.ts'
import { listExpected, type ExpectedRow } from '../list-expected.ts'
import type { SaidOnDay } from '../said-hours.ts'

export type WithHours = Expected & {
  /** As confirmed, else as the person says, else by the length of the date; null if nothing can be proposed. */
  hours: number | null
  isConfirmed: boolean
  /** What the person says, until hours are confirmed; null if nothing. */
  said: number | null
  /** That by day, of what lasts for days. */
  saidDays: SaidOnDay[]
  /** Of a group: who of it was there, as its leader says. */
  saidMembers: string[]
  /** Until when the organization should answer it. */
  answerBy: Date | null
}

/**
 * Returns who was here at a date of the caller's own organization, with their hours, and who was not.
 *
 * @throws AppError not_found for another organization's item, and without the duty.
 */
export const getHours = query({
  name: 'attendance.get-hours',
  for: 'member',
  input: z.object({ itemId: z.string(), dateId: z.string().nullable() }),
  async run({ db, input, now }): Promise<{
    item: { id: string; title: string; language: Language; timeZone: string }
    date: OccasionDate
    isOver: boolean
    rows: WithHours[]
  }> {
    const { item, date, dates } = await findOwnOccasion(db, input, now)
    const rows = await listExpected(db, { itemId: item.id, dateId: date.id })
    return {
      item: { id: item.id, title: item.title, language: item.language, timeZone: item.timeZone },
      date,
      isOver: isDateOver(date, item, now),
      rows: rows.map((row) => ({
        supportId: row.supportId,
        name: row.name,
        group: row.group,
        kind: row.kind,
        places: row.places,
        standing: row.standing,
        attended: row.attended,
        people: row.people,
        isWalkIn: row.isWalkIn,
        members: row.members,
        came: row.came,
        // Of a sign-up for several dates, its total is not that of one.
        hours: row.confirmedAt
          ? (row.hours ?? saidOf(row))
          : ((row.isForDate || dates.length === 1 ? row.totalHours : null) ??
            saidOf(row) ??
            proposedHours(date, row.people)),
        said: row.saidHours,
        saidDays: row.saidDays,
        saidMembers: row.saidMembers,
        answerBy: row.answerBy,
        isConfirmed: row.confirmedAt !== null,
      })),
    }
  },
})

/** The hours that were said; of a group of which others than these were marked, those of as many. */
function saidOf({ saidHours, saidMembers, people, attended }: ExpectedRow): number | null {
  if (saidHours === null || saidMembers.length === 0 || attended !== 'here') return saidHours
  return Math.max(1, Math.round((saidHours / saidMembers.length) * people))
}
