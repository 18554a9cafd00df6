import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { findPosting } from '../partners/find-posting.ts'
import { draftSchema, type DraftContent } from './content.ts'
import type { ProjectEventType, Status } from './project-event.ts'

/** A post of the signed-in person's organization, with its latest proposal. */
export type OwnPostRow = {
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
 * Loads a post for its owner. Others see public posts too, so it is asked for by the owner's organization.
 *
 * @throws AppError not_found when there is none or it is another's.
 */
export async function findOwnPost(db: Db, postId: string): Promise<OwnPostRow> {
  const { partnerId, mayPost } = await findPosting(db)
  const row = partnerId
    ? await db
        .selectFrom('project_events as item')
        .innerJoin('project_event_revisions as latest', 'latest.project_event_id', 'item.id')
        .where('item.id', '=', postId)
        .where('item.partner_id', '=', partnerId)
        .orderBy('latest.number', 'desc')
        .select([
          'item.id',
          'item.type',
          'item.status',
          'item.is_public',
          'item.approved_at',
          'item.hidden_reason',
          'item.organization',
          'latest.id as latestId',
          'latest.number',
          'latest.status as latestStatus',
          'latest.content',
          'latest.image_file_id',
          'latest.updated_at',
        ])
        .limit(1)
        .executeTakeFirst()
    : undefined
  if (!row) throw new AppError('not_found', m.posts_not_found())
  return {
    id: row.id,
    hiddenReason: row.hidden_reason,
    type: row.type as ProjectEventType,
    status: row.status as Status,
    isPublic: row.is_public,
    wasApproved: row.approved_at !== null,
    organization: row.organization ?? '',
    mayPost,
    latest: {
      id: row.latestId,
      number: row.number,
      status: row.latestStatus as Status,
      content: draftSchema.parse(row.content),
      imageFileId: row.image_file_id,
      updatedAt: row.updated_at,
    },
  }
}

/** The same, for somebody who wants to change it. @throws AppError forbidden while the organization is not approved. */
export async function findOwnPostToChange(db: Db, postId: string): Promise<OwnPostRow> {
  const post = await findOwnPost(db, postId)
  if (!post.mayPost) throw new AppError('forbidden', m.posts_only_approved())
  return post
}
