import { z } from 'zod'
import { m } from '#messages'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { alreadyDecided } from '#domain/moderation/already-decided.ts'
import { STATUS_AFTER, type Decision } from '#domain/moderation/decision.ts'
import { decisionInput } from '#domain/moderation/decision-input.ts'
import type { DocumentKind } from '../partner.ts'
import { missingDocuments } from '../partner-rules.ts'
import { documentLabel } from '../partner-words.ts'

/**
 * Approves an application, rejects it or requests changes, and emails the applicant; an approved organization is public
 * at once. Approving without the required documents requires `withoutDocuments`, the reviewer's confirmation. Of two
 * concurrent decisions, the first wins.
 *
 * @throws AppError not_found, bad_input without a required reason or that confirmation, conflict if it is no longer pending.
 */
export const decideApplication = command({
  name: 'partners.decide-application',
  for: 'staff',
  once: true,
  input: decisionInput.safeExtend({
    applicationId: z.uuid(),
    withoutDocuments: z.boolean().default(false),
  }),
  async run({ db, actor, input, now, audit, notify }) {
    const { applicationId, decision, reason, withoutDocuments } = input
    const status = STATUS_AFTER[decision]
    const application = await db
      .updateTable('partnerApplications')
      .set({
        status,
        decidedAt: now,
        decidedBy: actor.kind === 'member' ? actor.userId : null,
        reason: reason || null,
      })
      .where('id', '=', applicationId)
      .where('status', '=', 'pending')
      .returning(['partnerId', 'userId', 'name', 'email', 'contactPersonName'])
      .executeTakeFirst()
    if (!application) throw await conflictReason(db, applicationId, actor)
    const missing =
      decision === 'approve' ? await findMissingDocuments(db, application.partnerId) : []
    if (missing.length > 0 && !withoutDocuments) throw withoutPapers(missing)

    const partner = await db
      .updateTable('partners')
      .set({ status, updatedAt: now, ...(decision === 'approve' ? { approvedAt: now } : {}) })
      .where('id', '=', application.partnerId)
      .where('status', '=', 'pending')
      .executeTakeFirst()
    if (partner.numUpdatedRows === 0n) {
      throw new AppError('conflict', m.moderation_organization_not_waiting())
    }

    await audit({
      subject: 'partner_applications',
      subjectId: applicationId,
      before: { status: 'pending', partnerStatus: 'pending' },
      after: {
        status,
        partnerStatus: status,
        has_reason: reason !== '',
        ...(missing.length > 0 && { without_documents: missing.join(', ') }),
      },
    })
    const owner = await db
      .selectFrom('profiles')
      .select(['fullName', 'email'])
      .where('id', '=', application.userId)
      .executeTakeFirst()
    await notify(() => {
      const words = wordsOf(decision, application.name)
      return {
        kind: `partners.application-${decision}`,
        to: {
          email: owner?.email ?? application.email,
          name: owner?.fullName ?? application.contactPersonName,
        },
        subject: words.subject,
        paragraphs: [words.text, ...(reason ? [m.forms_reason_is({ reason })] : [])],
        action: { label: words.action, path: '/partner-dashboard' },
      }
    })
  },
})

async function findMissingDocuments(db: Db, partnerId: string): Promise<DocumentKind[]> {
  const rows = await db
    .selectFrom('partnerDocuments')
    .select('kind')
    .where('partnerId', '=', partnerId)
    .execute()
  return missingDocuments(rows.map(({ kind }) => kind as DocumentKind))
}

function withoutPapers(missing: readonly DocumentKind[]): AppError {
  const documents = format.list(missing.map(documentLabel))
  return new AppError('bad_input', m.moderation_approve_incomplete_refused({ documents }))
}

async function conflictReason(db: Db, applicationId: string, actor: Actor): Promise<AppError> {
  const found = await db
    .selectFrom('partnerApplications')
    .select(['status', 'decidedAt', 'decidedBy'])
    .where('id', '=', applicationId)
    .executeTakeFirst()
  if (!found) return new AppError('not_found', m.moderation_application_unknown())
  return alreadyDecided(found, actor)
}

function wordsOf(decision: Decision, organization: string) {
  switch (decision) {
    case 'approve':
      return {
        subject: m.moderation_mail_application_approved({ organization }),
        text: m.moderation_mail_application_approved_text({ organization }),
        action: m.moderation_mail_open_dashboard(),
      }
    case 'reject':
      return {
        subject: m.moderation_mail_application_rejected({ organization }),
        text: m.moderation_mail_application_rejected_text({ organization }),
        action: m.moderation_mail_see_application(),
      }
    case 'ask-changes':
      return {
        subject: m.moderation_mail_application_changes({ organization }),
        text: m.moderation_mail_application_changes_text({ organization }),
        action: m.moderation_mail_see_application(),
      }
  }
}
