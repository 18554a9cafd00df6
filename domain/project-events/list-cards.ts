import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { CARD_COLUMNS, toCard } from './to-card.ts'
import type { ProjectEventCard } from './project-event.ts'

/** How many characters of a description are read. */
const READ_MOST = 2_000

/** Returns the public ones of these items as cards, each with its title and the start of its description. */
export async function listCards(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<{ card: ProjectEventCard; text: string }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('projectEvents')
    .select(CARD_COLUMNS)
    .select(sql<string | null>`left(description, ${READ_MOST})`.as('description'))
    .where('id', 'in', [...ids])
    .where('isPublic', '=', true)
    .execute()
  return rows.map((row) => ({
    card: toCard(row, now),
    text: `${row.title ?? ''}\n${row.description ?? ''}`,
  }))
}
