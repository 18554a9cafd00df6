import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { findPosting } from '../partners/find-posting.ts'
import { versionOf } from '#platform/text/version-of.ts'
import { draftSchema } from './content.ts'
import type { DraftContent } from './fields.ts'
import type { ProjectEventType, Status } from './project-event.ts'

/** A project or event of the signed-in person's organization, with its latest proposal. */
export type OwnProjectEventRow = {
  id: string
  type: ProjectEventType
  status: Status
  isPublic: boolean
  wasApproved: boolean
  /** Why staff keeps it from the public; null while they do not. */
  hiddenReason: string | null
  organization: string
  mayPost: boolean
  latest: {
    id: string
    number: number
    status: Status
    content: DraftContent
    imageFileId: string | null
    updatedAt: Date
  }
}

/**
 * Loads a project or event for its owner. Others see public ones too, so it is loaded by the owner's organization.
 *
 * @throws AppError not_found when there is none or it is another's.
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
          'item.organization',
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
    organization: row.organization ?? '',
    mayPost,
    latest: {
      id: row.latestId,
      number: row.number,
      status: row.latestStatus as Status,
      content: draftSchema.parse(row.content),
      imageFileId: row.imageFileId,
      updatedAt: row.updatedAt,
    },
  }
}

/** The same, for someone who wants to change it. @throws AppError forbidden while the organization is not approved. */
export async function findOwnProjectEventToChange(
  db: Db,
  postId: string,
): Promise<OwnProjectEventRow> {
  const post = await findOwnProjectEvent(db, postId)
  if (!post.mayPost) throw new AppError('forbidden', m.posts_only_approved())
  return post
}

/** The version of what is proposed, as it was read from the database: the same words and picture have the same one. */
export function draftVersion(content: DraftContent, imageFileId: string | null): string {
  return versionOf([content, imageFileId])
}
