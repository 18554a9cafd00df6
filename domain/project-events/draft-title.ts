import { sql } from 'kysely'
import { pageLanguage } from '#platform/text/language.ts'

/** The title in the `content` of a revision, in the language of the page if it has one; see `draftTitle` in `languages.ts`. */
export function draftTitleShown(content: string) {
  return () => {
    const column = sql.ref(content)
    return sql<string | null>`coalesce(
      case when ${column} ->> 'language' <> ${pageLanguage()}::text then nullif(${column} ->> ${`title_${pageLanguage()}`}::text, '') end,
      ${column} ->> 'title')`.as('title')
  }
}
