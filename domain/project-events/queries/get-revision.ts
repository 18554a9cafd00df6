import { sql } from 'kysely'
import { z } from 'zod'
import { presentHistory } from '#domain/moderation/present-history.ts'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { parseType } from '../project-event.ts'
import { countMoved, readPublished } from '../read-published.ts'
import { diffFields, readProposal } from '../review-fields.ts'

/**
 * One proposal for a review: beside what is public now, with everything proposed and decided before.
 *
 * @throws AppError not_found.
 */
export const getRevision = query({
  name: 'project-events.get-revision',
  for: 'staff',
  input: z.object({ revisionId: z.string() }),
  async run({ db, now, input: { revisionId } }) {
    const row = isId(revisionId) ? await find(db, revisionId) : undefined
    // A draft is its author's alone.
    if (!row || row.status === 'draft') {
      throw new AppError('not_found', m.moderation_proposal_unknown())
    }
    const type = parseType(row.type) ?? 'project'
    const current =
      (await readPublished(db, [row.project_event_id])).get(row.project_event_id) ?? null
    const proposal = readProposal(row.content, {
      type,
      imageFileId: row.image_file_id,
      now,
      wasApproved: current !== null,
    })
    return {
      id: row.id,
      number: row.number,
      status: row.status,
      type,
      itemId: row.project_event_id,
      submittedAt: row.submitted_at,
      author: row.author,
      partnerId: row.partner_id,
      organization: row.organization,
      isPartnerPublic: row.is_partner_public,
      isPublic: row.is_public,
      ...proposal,
      current,
      changed: current ? diffFields(proposal.facts, current) : [],
      toNotify:
        row.status === 'pending'
          ? await countMoved(db, { ...proposal, itemId: row.project_event_id, type, current, now })
          : 0,
      history: await historyOf(db, row.project_event_id),
      next: row.status === 'pending' ? await nextAfter(db, row.id) : null,
    }
  },
})

function find(db: Db, id: string) {
  return db
    .selectFrom('project_event_revisions as revision')
    .innerJoin('project_events as item', 'item.id', 'revision.project_event_id')
    .innerJoin('partners as partner', 'partner.id', 'item.partner_id')
    .leftJoin('profiles as author', 'author.id', 'revision.user_id')
    .selectAll('revision')
    .select(['item.type', 'item.is_public', 'author.full_name as author'])
    .select(['partner.id as partner_id', 'partner.name as organization'])
    .select('partner.is_public as is_partner_public')
    .where('revision.id', '=', id)
    .executeTakeFirst()
}

/** Every proposal for the item that left its author's desk, the newest first. */
async function historyOf(db: Db, itemId: string) {
  const rows = await db
    .selectFrom('project_event_revisions as revision')
    .leftJoin('profiles as author', 'author.id', 'revision.user_id')
    .leftJoin('profiles as decider', 'decider.id', 'revision.decided_by')
    .select(['revision.id', 'number', 'status', 'submitted_at', 'decided_at', 'reason'])
    .select(['author.full_name as author', 'decider.full_name as decider'])
    .where('project_event_id', '=', itemId)
    .where('status', '<>', 'draft')
    .orderBy('number', 'desc')
    .execute()
  return presentHistory(rows)
}

/** The proposal that comes after this one in the list of those that wait, or null. */
async function nextAfter(db: Db, id: string): Promise<string | null> {
  const next = await db
    .selectFrom('project_event_revisions')
    .select('id')
    .where('status', '=', 'pending')
    .where(
      sql<boolean>`(submitted_at, id) < (select submitted_at, id from project_event_revisions where id = ${id})`,
    )
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return next?.id ?? null
}
