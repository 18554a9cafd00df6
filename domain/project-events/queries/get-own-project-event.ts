import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { countToNotify } from '#domain/support/count-to-notify.ts'
import type { DraftContent } from '../fields.ts'
import { draftVersion, findOwnProjectEvent } from '../find-own-project-event.ts'
import type { ProjectEventType, Status } from '../project-event.ts'
import {
  abilitiesOf,
  publicationStatus,
  type ProjectEventAbilities,
  type PublicationStatus,
} from '../project-event-rules.ts'

/** One proposal, as its organization may know of it: not who decided. */
export type OwnRevision = {
  number: number
  status: Status
  title: string
  updatedAt: Date
  submittedAt: Date | null
  decidedAt: Date | null
  reason: string | null
}

export type OwnProjectEvent = {
  id: string
  type: ProjectEventType
  status: Status
  isPublic: boolean
  wasApproved: boolean
  /** Why staff keeps it from the public; null while they do not. */
  hiddenReason: string | null
  /** Its organization's name. */
  organization: string
  publicationStatus: PublicationStatus
  abilities: ProjectEventAbilities
  /** Of the latest proposal: what an editor starts from. */
  content: DraftContent
  imageFileId: string | null
  /** Of the two above: an editor brings it back, to be refused when another window has saved since. */
  version: string
  updatedAt: Date
  /** The latest decision, if it was a refusal: it goes on being asked for while the next draft is written. */
  refusal: OwnRevision | null
  /** How many emails taking it down sends; 0 while that cannot be done. */
  toNotify: number
  /** Newest first. */
  revisions: OwnRevision[]
}

/** A post of the person's organization, with all its proposals and what was said about them. @throws AppError not_found. */
export const getOwnProjectEvent = query({
  name: 'project-events.get-own-post',
  for: 'member',
  input: z.object({ postId: z.uuid() }),
  async run({ db, input, now }): Promise<OwnProjectEvent> {
    const { latest, mayPost, ...post } = await findOwnProjectEvent(db, input.postId)
    const rows = await db
      .selectFrom('projectEventRevisions')
      .select(['number', 'status', 'content', 'updatedAt', 'submittedAt', 'decidedAt', 'reason'])
      .where('projectEventId', '=', post.id)
      .orderBy('number', 'desc')
      .execute()
    const revisions = rows.map((row) => ({
      number: row.number,
      status: row.status as Status,
      title: (row.content as Partial<DraftContent>).title ?? '',
      updatedAt: row.updatedAt,
      submittedAt: row.submittedAt,
      decidedAt: row.decidedAt,
      reason: row.reason,
    }))
    const decided = revisions.find(({ decidedAt }) => decidedAt)
    const state = { status: post.status, latest: latest.status, mayPost }
    const abilities = abilitiesOf(state)
    return {
      ...post,
      publicationStatus: publicationStatus(state),
      abilities,
      toNotify: abilities.takeDown ? await countToNotify(db, post.id, now) : 0,
      content: latest.content,
      imageFileId: latest.imageFileId,
      version: draftVersion(latest.content, latest.imageFileId),
      updatedAt: latest.updatedAt,
      refusal: decided && decided.status !== 'approved' ? decided : null,
      revisions,
    }
  },
})
