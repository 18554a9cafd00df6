import { textShown } from '#platform/database/in-page-language.ts'
import { typedInEach } from '#domain/translations/short-texts.ts'
import type { Db } from '#platform/database/scope.ts'
import type { Cover } from './cover.ts'

/** Finds the cover of an organization with its text in the language of the page, if the caller may see it; else null. */
export async function findCover(db: Db, partnerId: string): Promise<Cover | null> {
  const row = await db
    .selectFrom('partnerCovers')
    .select(['fileId', textShown('partnerCovers', 'alt')])
    .where('partnerId', '=', partnerId)
    .executeTakeFirst()
  return row ? { fileId: row.fileId, alt: row.alt ?? '' } : null
}

/** The same with its text in each language, for its editor. */
export async function findCoverToEdit(db: Db, partnerId: string): Promise<Cover | null> {
  const row = await db
    .selectFrom('partnerCovers')
    .select(['fileId', 'alt', 'translations'])
    .where('partnerId', '=', partnerId)
    .executeTakeFirst()
  return row ? { fileId: row.fileId, alt: row.alt, ...typedInEach(row.translations) } : null
}
