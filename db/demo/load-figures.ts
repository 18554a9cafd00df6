import { sql } from 'kysely'
import type { Rows } from '#platform/database/scope.ts'

/** What the home page shows after the first load. */
export const DEMO_FIGURES = { supported: 436, hours: 37_000, meals: 82_000 }

/** Sets the figures of the home page so that they come out as these; those that were ever set stay as they are. */
export async function loadFigures(db: Rows): Promise<void> {
  for (const [name, total] of Object.entries(DEMO_FIGURES)) {
    await db
      .updateTable('site_figures')
      .set({ base: sql`greatest(0, ${total}::bigint - counted)`, updated_at: sql`now()` })
      .where('name', '=', name)
      .where('updated_at', 'is', null)
      .execute()
  }
}
