import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { findPosting } from '../partners/find-posting.ts'
import { requireApprovedPartner } from '../partners/require-approved-partner.ts'
import { NEWS_DISTRICT } from './present-news-card.ts'

/**
 * An article of the signed-in user's organization, in any state. Members can also read others' public news, so the
 * query filters by organization.
 *
 * @throws AppError not_found when it does not exist or belongs to another organization.
 */
export async function findOwnNews(db: Db, id: string) {
  const { partnerId } = await findPosting(db)
  const row = partnerId
    ? await db
        .selectFrom('news')
        .select([
          'id',
          'partnerId',
          'title',
          'summary',
          'body',
          'projectEventId',
          'imageFileId',
          'imageAlt',
          'language',
          'translations',
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

/** The same, for changing it. @throws AppError forbidden while the organization is not approved. */
export async function findOwnNewsToChange(db: Db, id: string) {
  const row = await findOwnNews(db, id)
  await requireApprovedPartner(db)
  return row
}
