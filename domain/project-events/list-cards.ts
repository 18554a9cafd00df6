import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { CARD_COLUMNS, toCard } from './to-card.ts'
import type { ProjectEventCard } from './project-event.ts'

/** How many characters of a description are read. */
const READ_MOST = 2_000

/** Titles and descriptions in each language. */
const EVERY_WORD =
  sql<string>`concat_ws(E'\n', project_events.title, left(project_events.description, ${READ_MOST}), (
  select string_agg(concat_ws(E'\n', t.value ->> 'title', left(t.value ->> 'description', ${READ_MOST})), E'\n')
  from jsonb_each(project_events.translations) as t))`.as('everyWord')

/** Returns the public ones of these items as cards, each with its next date unless another one is given. */
export async function listCards(
  db: Db,
  items: readonly { id: string; dateId?: string | null | undefined }[],
  now: Date,
): Promise<ProjectEventCard[]> {
  if (items.length === 0) return []
  const dateIds = new Map(items.map(({ id, dateId = null }) => [id, dateId]))
  const rows = await db
    .selectFrom('projectEvents')
    .select(CARD_COLUMNS)
    .where('id', 'in', [...dateIds.keys()])
    .where('isPublic', '=', true)
    .execute()
  return rows.map((row) => toCard({ ...row, dateId: dateIds.get(row.id) ?? null }, now))
}

export type ItemText = {
  id: string
  text: string
  location: string | null
  district: string | null
}

/** Returns the place, title and start of the description of the public ones of these items, the words in each language. */
export async function listTexts(db: Db, ids: readonly string[]): Promise<ItemText[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('projectEvents')
    .select(['id', 'location', 'district', EVERY_WORD])
    .where('id', 'in', [...ids])
    .where('isPublic', '=', true)
    .execute()
  return rows.map(({ everyWord, ...row }) => ({ ...row, text: everyWord }))
}
