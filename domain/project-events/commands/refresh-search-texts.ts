import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/operation.ts'
import type { ItemTranslations } from '../languages.ts'
import type { Db } from '#platform/database/scope.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import type { Area } from '../date-place.ts'
import { searchColumns, SEARCH_VERSION } from '../search-text.ts'
import { areaOfDate } from '../with-town.ts'

const BATCH = 100

/** Brings search texts of an older edition up to date, a hundred at a time; returns whether all are. */
export const refreshSearchTexts = command({
  name: 'project-events.refresh-search-texts',
  for: 'system',
  input: z.object({}),
  async run({ db }) {
    const items = await db
      .selectFrom('projectEvents')
      .select(['id', 'title', 'description', 'location', 'region', 'district', 'translations'])
      .where('isPublic', '=', true)
      .where('searchVersion', '<', SEARCH_VERSION)
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, ...item } of items) {
      const columns = searchColumns(
        { ...item, translations: item.translations as ItemTranslations },
        await placeDates(db, id, item),
      )
      await db.updateTable('projectEvents').set(columns).where('id', '=', id).execute()
    }
    return { isDone: items.length < BATCH }
  },
})

/** Writes by which area each date is found that is somewhere else than its event; returns the texts of these places. */
async function placeDates(db: Db, projectEventId: string, event: Area): Promise<TextInEach[]> {
  const dates = await db
    .selectFrom('projectEventDates')
    .select(['id', 'locations', 'latitude', 'longitude'])
    .where('projectEventId', '=', projectEventId)
    .where(sql<boolean>`locations <> '{}'`)
    .execute()
  const texts: TextInEach[] = []
  for (const { id, ...row } of dates) {
    const locations = row.locations as TextInEach
    texts.push(locations)
    const area = areaOfDate({ ...row, locations }, event)
    await db.updateTable('projectEventDates').set(area).where('id', '=', id).execute()
  }
  return texts
}
