import { z } from 'zod'
import { command } from '#platform/operation.ts'
import type { ItemTranslations } from '../languages.ts'
import { searchColumns, SEARCH_VERSION } from '../search-text.ts'

const BATCH = 100

/** Brings search texts of an older edition up to date, a hundred at a time; returns whether all are. */
export const refreshSearchTexts = command({
  name: 'project-events.refresh-search-texts',
  for: 'system',
  input: z.object({}),
  async run({ db }) {
    const items = await db
      .selectFrom('projectEvents')
      .select(['id', 'title', 'description', 'location', 'district', 'translations'])
      .where('isPublic', '=', true)
      .where('searchVersion', '<', SEARCH_VERSION)
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, ...item } of items) {
      const columns = searchColumns({
        ...item,
        translations: item.translations as ItemTranslations,
      })
      await db.updateTable('projectEvents').set(columns).where('id', '=', id).execute()
    }
    return { isDone: items.length < BATCH }
  },
})
