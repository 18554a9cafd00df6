import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import type { Actor } from '#platform/actor.ts'
import { violatedConstraint } from '#platform/database/faults.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { alreadyDecided } from '#domain/moderation/already-decided.ts'
import { STATUS_AFTER } from '#domain/moderation/decision.ts'
import { decisionInput } from '#domain/moderation/decision-input.ts'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { withMovesNotified } from '#domain/support/notify-sign-ups.ts'
import { decisionMail } from '../decision-mail.ts'
import { checkDraft } from '../check-draft.ts'
import { contentSchema, readDraft, toRow } from '../content.ts'
import { draftTitle, writtenIn } from '../languages.ts'
import { withPublishedDates } from '../published-dates.ts'
import { parseType } from '../project-event.ts'
import { readProposedPictures } from '../read-pictures.ts'
import { writeDates } from '../write-dates.ts'
import { publishPictures } from '../write-pictures.ts'

/**
 * Approves a proposal, rejects it or requests changes, and emails its author. Approving publishes it; the other
 * decisions leave the public version unchanged. If its time or place changes, those signed up are emailed. Of two
 * concurrent decisions, the first wins.
 *
 * @throws AppError not_found, bad_input without a required reason, conflict if it is no longer pending or cannot be
 * approved as it is.
 */
export const decideRevision = command({
  name: 'project-events.decide-revision',
  for: 'staff',
  once: true,
  input: decisionInput.safeExtend({ revisionId: z.uuid() }),
  async run(ctx) {
    const { db, actor, input, now, audit, notify } = ctx
    const { revisionId, decision, reason } = input
    const status = STATUS_AFTER[decision]
    const revision = await db
      .updateTable('projectEventRevisions')
      .set({
        status,
        decidedAt: now,
        decidedBy: actor.kind === 'member' ? actor.userId : null,
        reason: reason || null,
      })
      .where('id', '=', revisionId)
      .where('status', '=', 'pending')
      .returning(['projectEventId', 'userId', 'content', 'imageFileId'])
      .executeTakeFirst()
    if (!revision) throw await conflictReason(db, revisionId, actor)

    const item = await db
      .selectFrom('projectEvents as item')
      .innerJoin('partners as partner', 'partner.id', 'item.partnerId')
      .leftJoin('profiles as owner', 'owner.id', 'partner.userId')
      .select(['item.id', 'item.type', 'item.status', 'item.approvedAt', 'item.partnerId'])
      .select('partner.status as partnerStatus')
      .select(['owner.fullName', 'owner.email', 'partner.email as office', 'partner.name'])
      .where('item.id', '=', revision.projectEventId)
      .executeTakeFirstOrThrow()
    const isEdit = item.status === 'approved'
    const type = parseType(item.type) ?? 'project'

    if (decision === 'approve') {
      if (item.partnerStatus !== 'approved') {
        throw new AppError('conflict', m.moderation_organization_not_approved())
      }
      await withMovesNotified(ctx, item.id, (callOff) =>
        publish(db, { ...item, ...revision }, { now, callOff }),
      )
      const pictures = await readProposedPictures(db, { ...revision, id: revisionId })
      const language = writtenIn(readDraft(revision.content, type))
      await publishPictures(db, item.id, { pictures, language })
    } else if (!isEdit) {
      await db
        .updateTable('projectEvents')
        .set({ status, updatedAt: now })
        .where('id', '=', item.id)
        .where('status', '=', 'pending')
        .execute()
    }

    await audit({
      subject: 'project_event_revisions',
      subjectId: revisionId,
      before: { status: 'pending', itemStatus: item.status },
      after: {
        status,
        itemStatus: decision === 'approve' || !isEdit ? status : item.status,
        has_reason: reason !== '',
      },
    })
    await notify(() =>
      decisionMail({
        decision,
        reason,
        isEdit,
        to: {
          ...organizationTeam(item.partnerId, item.fullName ?? item.name, 'write'),
          email: item.email ?? item.office,
        },
        title: draftTitle(readDraft(revision.content, type)) || m.moderation_untitled(),
        path:
          decision === 'approve'
            ? `/projects-events/${item.id}`
            : `/partner-dashboard/posts/${item.id}`,
      }),
    )
  },
})

type Proposed = {
  id: string
  type: string
  approvedAt: Date | null
  content: unknown
  imageFileId: string | null
}

/** Publishes a proposal. The first time, the item also counts as new from now on. */
async function publish(
  db: Db,
  proposed: Proposed,
  { now, callOff }: { now: Date; callOff: (dateIds: readonly string[]) => Promise<void> },
): Promise<void> {
  const type = parseType(proposed.type) ?? 'project'
  const draft = await withPublishedDates(db, proposed.id, readDraft(proposed.content, type))
  const problems = checkDraft(draft, { now, wasApproved: proposed.approvedAt !== null })
  if (Object.keys(problems).length > 0) {
    const words = { problems: Object.values(problems).join(' ') }
    throw new AppError('conflict', m.moderation_not_complete(words))
  }
  const { columns, dates } = toRow(contentSchema.parse(draft))
  try {
    const published = await db
      .updateTable('projectEvents')
      .set({
        ...columns,
        imageFileId: proposed.imageFileId,
        status: 'approved',
        approvedAt: now,
        createdAt: sql`case when approved_at is null then ${now} else created_at end`,
        updatedAt: now,
      })
      .where('id', '=', proposed.id)
      .where('status', 'in', ['pending', 'approved'])
      .executeTakeFirst()
    if (published.numUpdatedRows === 0n) {
      throw new AppError('conflict', m.moderation_withdrawn_meanwhile())
    }
    await writeDates(db, proposed.id, dates, callOff)
  } catch (error) {
    switch (violatedConstraint(error)) {
      case 'never_oversold':
      case 'date_never_oversold':
        throw new AppError('conflict', m.moderation_places_taken())
      case 'choice_of_dates_stays':
        throw new AppError('conflict', m.moderation_choice_stays())
      case 'date_has_sign_ups':
        throw new AppError('conflict', m.moderation_date_taken())
      default:
        throw error
    }
  }
}

async function conflictReason(db: Db, revisionId: string, actor: Actor): Promise<AppError> {
  const found = await db
    .selectFrom('projectEventRevisions')
    .select(['status', 'decidedAt', 'decidedBy'])
    .where('id', '=', revisionId)
    .executeTakeFirst()
  if (!found) return new AppError('not_found', m.moderation_proposal_unknown())
  return alreadyDecided(found, actor)
}
