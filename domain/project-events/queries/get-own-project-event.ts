import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { countToNotify } from '#domain/support/count-to-notify.ts'
import { readDraft } from '../content.ts'
import type { DraftContent } from '../fields.ts'
import { draftVersion, findOwnProjectEvent } from '../find-own-project-event.ts'
import { draftTitle } from '../languages.ts'
import type { Picture } from '../pictures.ts'
import type { ProjectEventType, Status } from '../project-event.ts'
import {
  abilitiesOf,
  publicationStatus,
  type ProjectEventAbilities,
  type PublicationStatus,
} from '../project-event-rules.ts'

/** A proposal as its organization sees it: without who decided. */
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
  /** Why staff has hidden it; null if it is not hidden. */
  hiddenReason: string | null
  partnerId: string
  organization: string
  publicationStatus: PublicationStatus
  abilities: ProjectEventAbilities
  /** The content of the latest proposal: the editor's initial values. */
  content: DraftContent
  pictures: Picture[]
  /** The version of the two fields above: the editor sends it back, to detect a change made in the meantime. */
  version: string
  updatedAt: Date
  /** The latest decision, if it was not an approval: shown while the next draft is written. */
  refusal: OwnRevision | null
  /** The number of emails sent when it is taken down; 0 if that is not possible now. */
  toNotify: number
  /** Newest first. */
  revisions: OwnRevision[]
}

/** Returns a post of the caller's organization, with all its proposals and their decisions. @throws AppError not_found. */
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
      title: draftTitle(readDraft(row.content, post.type)),
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
      pictures: latest.pictures,
      version: draftVersion(latest.content, latest.pictures),
      updatedAt: latest.updatedAt,
      refusal: decided && decided.status !== 'approved' ? decided : null,
      revisions,
    }
  },
})
