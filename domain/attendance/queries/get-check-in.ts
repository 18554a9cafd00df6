import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { Language } from '#platform/text/language.ts'
import type { SupportKind } from '../../support/support.ts'
import {
  countHere,
  hasOpened,
  isDateOver,
  type Expected,
  type OccasionDate,
} from '../attendance.ts'
import { findOwnOccasion } from '../find-own-occasion.ts'
import { listAtTheDoor } from '../list-expected.ts'
import { waysAtTheDoor } from '../ways-at-the-door.ts'

export type CheckInList = {
  item: { id: string; title: string; language: Language; timeZone: string }
  dates: OccasionDate[]
  date: OccasionDate
  /** Also who is not expected yet, at the end. */
  expected: Expected[]
  here: number
  total: number
  /** How someone who has not signed up can take part. */
  ways: SupportKind[]
  hasOpened: boolean
  isOver: boolean
}

/**
 * Returns who is expected at a date of the caller's own organization, who is here, and who has signed up without an answer; without a
 * date, at its current one.
 *
 * @throws AppError not_found for another organization's item, and without the duty.
 */
export const getCheckIn = query({
  name: 'attendance.get-check-in',
  for: 'member',
  input: z.object({ itemId: z.string(), dateId: z.string().nullable() }),
  async run({ db, input, now }): Promise<CheckInList> {
    const { item, dates, date } = await findOwnOccasion(db, input, now)
    const rows = await listAtTheDoor(db, { itemId: item.id, dateId: date.id })
    const { here, expected } = countHere(rows)
    return {
      item: { id: item.id, title: item.title, language: item.language, timeZone: item.timeZone },
      dates,
      date,
      expected: rows.map(
        ({
          supportId,
          name,
          group,
          kind,
          places,
          standing,
          attended,
          people,
          isWalkIn,
          members,
          came,
        }) => ({
          supportId,
          name,
          group,
          kind,
          places,
          standing,
          attended,
          people,
          isWalkIn,
          members,
          came,
        }),
      ),
      here,
      total: expected,
      ways: waysAtTheDoor(item),
      hasOpened: hasOpened(date, now),
      isOver: isDateOver(date, item, now),
    }
  },
})
