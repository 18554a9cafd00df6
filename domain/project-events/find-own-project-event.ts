import { m } from '#messages'
import { nameShown } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { findPosting } from '../partners/find-posting.ts'
import { versionOf } from '#platform/text/version-of.ts'
import { draftSchema } from './content.ts'
import type { DraftContent } from './fields.ts'
import { withPublishedDates } from './published-dates.ts'
import type { Picture } from './pictures.ts'
import type { ProjectEventType, Status } from './project-event.ts'
import { readProposedPictures } from './read-pictures.ts'

/** A project or event of the caller's organization, with its latest proposal. */
export type OwnProjectEventRow = {
  id: string
  type: ProjectEventType
  status: Status
  isPublic: boolean
  wasApproved: boolean
  /** Why staff has hidden it; null if it is not hidden. */
  hiddenReason: string | null
  partnerId: string
  organization: string
  mayPost: boolean
  latest: {
    id: string
    number: number
    status: Status
    content: DraftContent
    pictures: Picture[]
    updatedAt: Date
  }
}

/**
 * Finds a project or event for its owner. Filters by the owner's organization, since others can see public ones too.
 *
 * @throws AppError not_found if there is none or it belongs to another organization.
 */
export async function findOwnProjectEvent(db: Db, postId: string): Promise<OwnProjectEventRow> {
  const { partnerId, mayPost } = await findPosting(db)
  const row = partnerId
    ? await db
        .selectFrom('projectEvents as item')
        .innerJoin('projectEventRevisions as latest', 'latest.projectEventId', 'item.id')
        .where('item.id', '=', postId)
        .where('item.partnerId', '=', partnerId)
        .orderBy('latest.number', 'desc')
        .select([
          'item.id',
          'item.type',
          'item.status',
          'item.isPublic',
          'item.approvedAt',
          'item.hiddenReason',
          nameShown('item.organizationNames', 'item.organization', 'organization'),
          'item.partnerId',
          'latest.id as latestId',
          'latest.number',
          'latest.status as latestStatus',
          'latest.content',
          'latest.imageFileId',
          'latest.updatedAt',
        ])
        .limit(1)
        .executeTakeFirst()
    : undefined
  if (!row) throw new AppError('not_found', m.posts_not_found())
  return {
    id: row.id,
    hiddenReason: row.hiddenReason,
    type: row.type as ProjectEventType,
    status: row.status as Status,
    isPublic: row.isPublic,
    wasApproved: row.approvedAt !== null,
    partnerId: row.partnerId,
    organization: row.organization ?? '',
    mayPost,
    latest: {
      id: row.latestId,
      number: row.number,
      status: row.latestStatus as Status,
      content: await withPublishedDates(db, row.id, draftSchema.parse(row.content)),
      pictures: await readProposedPictures(db, { ...row, id: row.latestId }),
      updatedAt: row.updatedAt,
    },
  }
}

/** The same, for a change. @throws AppError forbidden unless the organization is approved. */
export async function findOwnProjectEventToChange(
  db: Db,
  postId: string,
): Promise<OwnProjectEventRow> {
  const post = await findOwnProjectEvent(db, postId)
  if (!post.mayPost) throw new AppError('forbidden', m.posts_only_approved())
  return post
}

/** The version of a draft as read from the database: equal for the same content and pictures. */
export function draftVersion(content: DraftContent, pictures: readonly Picture[]): string {
  return versionOf([content, pictures])
}
