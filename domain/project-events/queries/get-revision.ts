import { sql } from 'kysely'
import { z } from 'zod'
import { presentHistory } from '#domain/moderation/present-history.ts'
import { m } from '#messages'
import { nameShown } from '#platform/database/in-page-language.ts'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { shortTranslations } from '#domain/translations/short-texts.ts'
import { readDraft } from '../content.ts'
import type { DraftContent } from '../fields.ts'
import { writtenIn } from '../languages.ts'
import { PICTURE_TEXTS, type Picture } from '../pictures.ts'
import { parseType } from '../project-event.ts'
import { withPublishedDates } from '../published-dates.ts'
import { readApprovedPictures, readProposedPictures } from '../read-pictures.ts'
import { countMoved, diff, readProposal, readPublished } from '../review.ts'

/**
 * Returns a proposal for review, with the public version and all earlier proposals and decisions.
 *
 * @throws AppError not_found.
 */
export const getRevision = query({
  name: 'project-events.get-revision',
  for: 'staff',
  input: z.object({ revisionId: z.string() }),
  async run({ db, now, input: { revisionId } }) {
    const row = isId(revisionId) ? await find(db, revisionId) : undefined
    // Only its author can see a draft.
    if (!row || row.status === 'draft') {
      throw new AppError('not_found', m.moderation_proposal_unknown())
    }
    const type = parseType(row.type) ?? 'project'
    const current = (await readPublished(db, [row.projectEventId])).get(row.projectEventId) ?? null
    const content = await withPublishedDates(db, row.projectEventId, readDraft(row.content, type))
    const proposal = readProposal(content, {
      imageFileId: row.imageFileId,
      now,
      wasApproved: current !== null,
    })
    const pictures = await readProposedPictures(db, row)
    const before = current
      ? await readApprovedPictures(db, { id: row.projectEventId, imageFileId: current.imageFileId })
      : []
    const arePicturesChanged =
      current !== null && wordsOf(pictures, content) !== wordsOf(before, content)
    return {
      id: row.id,
      number: row.number,
      status: row.status,
      type,
      itemId: row.projectEventId,
      submittedAt: row.submittedAt,
      author: row.author,
      partnerId: row.partnerId,
      organization: row.organization ?? '',
      isPartnerPublic: row.isPartnerPublic,
      isPublic: row.isPublic,
      ...proposal,
      current,
      pictures,
      currentPictures: before,
      changed: [
        ...(current ? diff(proposal.facts, current) : []),
        // The line of the pictures.
        ...(arePicturesChanged ? (['imageFileId'] as const) : []),
      ],
      toNotify:
        row.status === 'pending'
          ? await countMoved(db, { ...proposal, itemId: row.projectEventId, type, current, now })
          : 0,
      history: await historyOf(db, row.projectEventId),
      next: row.status === 'pending' ? await nextAfter(db, row.id) : null,
    }
  },
})

/** The pictures with their texts, to compare those of a proposal with the approved ones. */
function wordsOf(pictures: readonly Picture[], content: DraftContent): string {
  const language = writtenIn(content)
  return JSON.stringify(
    pictures.map((picture) => [
      picture.fileId,
      picture.caption,
      picture.alt,
      shortTranslations(picture, PICTURE_TEXTS, language),
    ]),
  )
}

function find(db: Db, id: string) {
  return db
    .selectFrom('projectEventRevisions as revision')
    .innerJoin('projectEvents as item', 'item.id', 'revision.projectEventId')
    .innerJoin('partners as partner', 'partner.id', 'item.partnerId')
    .leftJoin('profiles as author', 'author.id', 'revision.userId')
    .selectAll('revision')
    .select(['item.type', 'item.isPublic', 'author.fullName as author'])
    .select(['partner.id as partnerId', nameShown('partner.names', 'partner.name', 'organization')])
    .select('partner.isPublic as isPartnerPublic')
    .where('revision.id', '=', id)
    .executeTakeFirst()
}

/** Lists every submitted proposal for the item, newest first. */
async function historyOf(db: Db, itemId: string) {
  const rows = await db
    .selectFrom('projectEventRevisions as revision')
    .leftJoin('profiles as author', 'author.id', 'revision.userId')
    .leftJoin('profiles as decider', 'decider.id', 'revision.decidedBy')
    .select(['revision.id', 'number', 'status', 'submittedAt', 'decidedAt', 'reason'])
    .select(['author.fullName as author', 'decider.fullName as decider'])
    .where('projectEventId', '=', itemId)
    .where('status', '<>', 'draft')
    .orderBy('number', 'desc')
    .execute()
  return presentHistory(rows)
}

/** Returns the next pending proposal after this one, or null. */
async function nextAfter(db: Db, id: string): Promise<string | null> {
  const next = await db
    .selectFrom('projectEventRevisions')
    .select('id')
    .where('status', '=', 'pending')
    .where(
      sql<boolean>`(submitted_at, id) < (select submitted_at, id from project_event_revisions where id = ${id})`,
    )
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return next?.id ?? null
}
