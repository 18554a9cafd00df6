import { sql } from 'kysely'
import { pageLanguage } from '#platform/text/language.ts'

/** The title of what a row of `app.own_credits` supported, in the language of the page if it has one. */
export function creditTitle() {
  return sql<string | null>`coalesce(titles ->> ${pageLanguage()}::text, title)`
}
