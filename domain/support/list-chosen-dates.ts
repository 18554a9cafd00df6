import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { readDates, SEVERAL_DATES, type EventDate } from '../project-events/next-date.ts'

/** A date of an item from which people choose, with its places and how many of them are taken. */
export type ListedDate = EventDate & { timeZone: string; waiting: number }

/** Lists the dates of an item from which people choose, earliest first, with how many sign-ups wait for each; empty for other items. */
export async function listChosenDates(db: Db, itemId: string): Promise<ListedDate[]> {
  if (!isId(itemId)) return []
  const item = await db
    .selectFrom('projectEvents')
    .select(['timeZone', SEVERAL_DATES])
    .where('id', '=', itemId)
    .where('chooseDates', '=', true)
    .executeTakeFirst()
  if (!item) return []
  const lines = await db
    .selectFrom('supports')
    .select(['dateId', (of) => of.fn.countAll<number>().as('waiting')])
    .where('projectEventId', '=', itemId)
    .where('status', 'in', ['waiting', 'offered'])
    .groupBy('dateId')
    .execute()
  const waiting = new Map(lines.map((line) => [line.dateId, Number(line.waiting)]))
  return readDates(item).map((date) => ({
    ...date,
    timeZone: item.timeZone,
    waiting: waiting.get(date.id) ?? 0,
  }))
}
