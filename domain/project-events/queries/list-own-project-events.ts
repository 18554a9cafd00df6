import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { draftTitleShown } from '../draft-title.ts'
import { findPosting } from '#domain/partners/find-posting.ts'
import type { ProjectEventType, Status } from '../project-event.ts'
import { publicationStatus, type PublicationStatus } from '../project-event-rules.ts'

export const OWN_PROJECT_EVENTS_PAGE = 24

export type OwnProjectEventLine = {
  id: string
  type: ProjectEventType
  publicationStatus: PublicationStatus
  isPublic: boolean
  /** The title of the latest proposal; empty if there is none. */
  title: string
  imageFileId: string | null
  /** The region and district as typed. */
  region: string | null
  district: string | null
  updatedAt: Date
  /** The reason of the latest decision, if it was not an approval. */
  reason: string | null
}

/** Lists the posts of the caller's organization: those that need action first, then the latest changed. Pages of 24. */
export const listOwnProjectEvents = query({
  name: 'project-events.list-own-posts',
  for: 'member',
  input: z.object({ page: z.int().min(1).default(1) }),
  async run({
    db,
    input,
  }): Promise<{ posts: OwnProjectEventLine[]; count: number; mayPost: boolean }> {
    const { partnerId, mayPost } = await findPosting(db)
    if (!partnerId) return { posts: [], count: 0, mayPost }
    const own = db.selectFrom('projectEvents as item').where('item.partnerId', '=', partnerId)
    const { n } = await own
      .select((is) => is.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const rows = await own
      .innerJoinLateral(
        (is) =>
          is
            .selectFrom('projectEventRevisions as revision')
            .whereRef('revision.projectEventId', '=', 'item.id')
            .orderBy('revision.number', 'desc')
            .limit(1)
            .select(['status', 'reason', 'imageFileId', 'updatedAt', 'content'])
            .as('latest'),
        (join) => join.onTrue(),
      )
      .select([
        'item.id',
        'item.type',
        'item.status',
        'item.isPublic',
        'latest.status as latestStatus',
        'latest.reason',
        'latest.imageFileId',
        'latest.updatedAt',
        draftTitleShown('latest.content'),
        sql<string | null>`nullif(latest.content ->> 'region', '')`.as('region'),
        sql<string | null>`nullif(latest.content ->> 'district', '')`.as('district'),
      ])
      .orderBy(sql`array_position(${NEEDS_THE_OWNER}::text[], latest.status)`)
      .orderBy('latest.updatedAt', 'desc')
      .orderBy('item.id', 'desc')
      .limit(OWN_PROJECT_EVENTS_PAGE)
      .offset((input.page - 1) * OWN_PROJECT_EVENTS_PAGE)
      .execute()
    return {
      count: n,
      mayPost,
      posts: rows.map((row) => ({
        id: row.id,
        type: row.type as ProjectEventType,
        publicationStatus: publicationStatus({
          status: row.status as Status,
          latest: row.latestStatus as Status,
        }),
        isPublic: row.isPublic,
        title: row.title ?? '',
        imageFileId: row.imageFileId,
        region: row.region,
        district: row.district,
        updatedAt: row.updatedAt,
        reason: row.reason,
      })),
    }
  },
})

/**
 * The latest proposal's statuses that need action, most urgent first; others follow by time (their position is null,
 * which sorts last).
 */
const NEEDS_THE_OWNER: Status[] = ['changes_asked', 'rejected', 'draft']
