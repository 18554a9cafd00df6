import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

/** What the home page shows after the first load. */
export const DEMO_FIGURES = { supported: 436, hours: 37_000, meals: 82_000 }

/** Sets the home page figures to these totals, except those that were ever set before. */
export async function loadFigures(db: Db): Promise<void> {
  for (const [name, total] of Object.entries(DEMO_FIGURES)) {
    await db
      .updateTable('siteFigures')
      .set({ base: sql`greatest(0, ${total}::bigint - counted)`, updatedAt: sql`now()` })
      .where('name', '=', name)
      .where('updatedAt', 'is', null)
      .execute()
  }
}

/** Does `work` and keeps the totals of an already loaded demo as they were, although more is counted. */
export async function holdFigures(db: Db, work: () => Promise<void>): Promise<void> {
  const before = await db.selectFrom('siteFigures').select(['name', 'counted']).execute()
  await work()
  for (const { name, counted } of before) {
    await db
      .updateTable('siteFigures')
      .set({ base: sql`greatest(0, base + ${counted}::bigint - counted)` })
      .where('name', '=', name)
      .where('updatedAt', 'is not', null)
      .where('counted', '<>', counted)
      .execute()
  }
}
