import type { Db } from '#platform/database/scope.ts'

/** The picture on top of an organization's page. */
export type Cover = {
  fileId: string
  /** What it shows, for people who cannot see it; empty if there is none. */
  alt: string
}

/** Finds the cover of an organization, if the caller may see it; else null. */
export async function findCover(db: Db, partnerId: string): Promise<Cover | null> {
  const row = await db
    .selectFrom('partnerCovers')
    .select(['fileId', 'alt'])
    .where('partnerId', '=', partnerId)
    .executeTakeFirst()
  return row ?? null
}
