import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { findPosting } from '../partners/find-posting.ts'
import { requireApprovedPartner } from '../partners/require-approved-partner.ts'
import { NEWS_DISTRICT } from './present-news-card.ts'

/**
 * An article of the signed-in person's organization, in whatever state. Members see public news of others too, so it
 * is asked for by the organization.
 *
 * @throws AppError not_found when there is none or it is another's.
 */
export async function findOwnNews(db: Db, id: string) {
  const { partnerId } = await findPosting(db)
  const row = partnerId
    ? await db
        .selectFrom('news')
        .select([
          'id',
          'title',
          'summary',
          'body',
          'imageFileId',
          'imageAlt',
          'publishedAt',
          'updatedAt',
          'hiddenAt',
          'hiddenReason',
          'withdrawnAt',
          NEWS_DISTRICT,
        ])
        .where('id', '=', id)
        .where('partnerId', '=', partnerId)
        .executeTakeFirst()
    : undefined
  if (!row) throw new AppError('not_found', m.newsdesk_not_found())
  return row
}

/** The same, for somebody who wants to change it. @throws AppError forbidden while the organization is not approved. */
export async function findOwnNewsToChange(db: Db, id: string) {
  const row = await findOwnNews(db, id)
  await requireApprovedPartner(db)
  return row
}
