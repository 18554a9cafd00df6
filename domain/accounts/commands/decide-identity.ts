import { z } from 'zod'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { IDENTITY_REASON_MAX, PAPER_KEPT_DAYS } from '../identity.ts'

/**
 * The form for deciding about an identity document; a refusal needs a reason. `fileId` is the document that was
 * reviewed.
 */
const identityDecision = z
  .object({
    userId: z.uuid(),
    fileId: z.uuid(),
    decision: z.enum(['verify', 'refuse']),
    reason: z
      .string()
      .default('')
      .transform((text) => text.toWellFormed().replaceAll('\u0000', '').trim())
      .refine((text) => text.length <= IDENTITY_REASON_MAX, {
        error: () => m.identity_reason_too_long({ max: format.number(IDENTITY_REASON_MAX) }),
      }),
  })
  .refine(({ decision, reason }) => decision === 'verify' || reason !== '', {
    path: ['reason'],
    error: () => m.identity_reason_missing(),
  })

/**
 * Verifies a user's identity document, or refuses it with a reason, and emails them. The first of two concurrent
 * decisions wins.
 *
 * @throws AppError bad_input for a refusal without a reason; conflict when another admin has decided, when the document
 *   was replaced or removed after it was reviewed, or when it is the admin's own.
 */
export const decideIdentity = command({
  name: 'accounts.decide-identity',
  for: 'staff',
  once: true,
  input: identityDecision,
  async run({ db, actor, input, now, audit, notify }): Promise<void> {
    const { userId, fileId, decision, reason } = input
    const deciderId = actor.kind === 'member' ? actor.userId : null
    if (deciderId === userId) throw new AppError('conflict', m.identity_own())
    const status = decision === 'verify' ? 'verified' : 'refused'
    const decided = await db
      .updateTable('identityDocuments')
      .set({
        status,
        reason: status === 'refused' ? reason : null,
        decidedAt: now,
        decidedBy: deciderId,
      })
      .where('userId', '=', userId)
      .where('fileId', '=', fileId)
      .where('status', '=', 'submitted')
      .executeTakeFirst()
    if (decided.numUpdatedRows === 0n) throw await conflictReason(db, userId, fileId)
    await audit({
      subject: 'identity_documents',
      subjectId: userId,
      before: { status: 'submitted' },
      after: { status, file_id: fileId, has_reason: status === 'refused' },
    })
    const person = await db
      .selectFrom('profiles')
      .select(['fullName', 'email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    await notify(() => ({
      kind: `accounts.identity-${status}`,
      to: { email: person.email, name: person.fullName },
      subject:
        status === 'verified'
          ? m.identity_mail_verified_subject()
          : m.identity_mail_refused_subject(),
      paragraphs: [
        ...(status === 'verified'
          ? [m.identity_mail_verified_text()]
          : [m.identity_mail_refused_text(), m.forms_reason_is({ reason })]),
        m.identity_mail_kept({ days: PAPER_KEPT_DAYS }),
      ],
      action: { label: m.identity_mail_action(), path: '/dashboard/profile' },
    }))
  },
})

async function conflictReason(db: Db, userId: string, fileId: string): Promise<AppError> {
  const found = await db
    .selectFrom('identityDocuments')
    .select(['status', 'fileId'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!found) return new AppError('conflict', m.identity_taken_away())
  if (found.fileId !== fileId) return new AppError('conflict', m.identity_replaced())
  return new AppError(
    'conflict',
    found.status === 'verified' ? m.identity_verified_meanwhile() : m.identity_refused_meanwhile(),
  )
}
