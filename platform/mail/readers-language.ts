import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Db } from '../database/scope.ts'
import { ALL_LANGUAGES, pageLanguage, type Language } from '../text/language.ts'
import type { Reader } from './mail-content.ts'

/** The language in which a recipient reads: that of their account, or of the page where a visitor acts; null if it is not known. */
export async function readersLanguage(
  db: Db,
  actor: Actor,
  to: Reader | 'office',
): Promise<Language | null> {
  if (to === 'office' || to.email === null) return null
  const { rows } = await sql<{ language: string | null }>`
    select app.mail_language(${to.email}) as language`.execute(db)
  const stored = ALL_LANGUAGES.find((language) => language === rows[0]?.language)
  if (stored) return stored
  const isOnPage = actor.kind === 'system' ? actor.isAwaited : actor.kind !== 'member'
  return isOnPage ? pageLanguage() : null
}
