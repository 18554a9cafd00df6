import { z } from 'zod'
import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import { violatedConstraint } from '#platform/database/faults.ts'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import { isWithoutConsent } from '#domain/consent/ages.ts'
import { AppError } from '#platform/errors.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import { command } from '#platform/operation.ts'
import { endGiftPayment } from '../end-gift-payment.ts'
import { listToTell } from '../list-to-tell.ts'
import { findSupport, type FoundSupport } from '../find-support.ts'
import { outcomeSchema } from '../outcome-schema.ts'
import { answerReason } from '../support-schema.ts'
import { isStray, SUPPORT_OUTCOME_MAX } from '../outcome.ts'
import { ANSWERS, answersTo, type SupportAnswer } from '../support-rules.ts'
import { supportStatusLabel, supporterLabel, supportLabelWithGroup } from '../support-words.ts'
import { moverOf, takesPlace } from '../support.ts'
import { giftAction } from '../mails.ts'
import type { Db } from '#platform/database/scope.ts'
import { isPaidToTeam } from '../../payments/is-paid-to-team.ts'

/**
 * Records the organization's answer to a support of one of its items: confirmed, declined with a reason, or completed,
 * with its hours and meals. Emails the supporter and everyone who comes along with a group; declining frees the places.
 * Returns the supporter's name.
 *
 * @throws AppError not_found for another organization's, bad_input without a reason to decline, conflict if the support
 * has changed or has not begun, a minor's parent has not agreed, or there is no place for someone on the waiting list; a gift is confirmed by its payment.
 */
export const answerSupport = command({
  name: 'support.answer-support',
  for: 'member',
  input: z
    .object({ id: z.string(), answer: z.enum(ANSWERS), reason: answerReason })
    .extend(outcomeSchema(SUPPORT_OUTCOME_MAX).shape)
    .refine(({ answer, reason }) => answer !== 'declined' || reason !== '', {
      path: ['reason'],
      error: () => m.support_reason_missing(),
    }),
  async run({ db, input, now, notify, seal }) {
    const { answer } = input
    const support = await findSupport(db, input.id, 'own-partner')
    if (!support) throw new AppError('not_found', m.support_no_support())
    if (!answersTo(support, support.item, now).includes(answer)) {
      const isLegal = moverOf(support.kind, support.status, answer) === 'partner'
      const sentence = isLegal
        ? m.support_not_begun()
        : m.support_moved_on({ status: supportStatusLabel(support.status, support.kind) })
      throw new AppError('conflict', sentence)
    }

    const { hours, meals } = answer === 'completed' ? input : { hours: null, meals: null }
    if (isStray(support.kind, { hours, meals })) {
      throw new AppError('bad_input', m.support_outcome_not_counted())
    }
    const reason = answer === 'declined' ? input.reason : null
    // Lock the payment first: whichever comes first, this or the payment, wins.
    if (answer === 'declined' && support.kind === 'donate') {
      await refuseTeamsGift(db, support.id)
      await endGiftPayment(db, support.id, now)
    }
    if (answer === 'confirmed') await refuseWithoutConsent(db, support.id)
    const changed = await db
      .updateTable('supports')
      .set({ status: answer, reason, hours, meals, decidedAt: now, updatedAt: now })
      .where('id', '=', support.id)
      .where('status', '=', support.status)
      .executeTakeFirst()
      .catch(refuseWithoutPlace)
    if (changed.numUpdatedRows === 0n) throw new AppError('conflict', m.support_changed_meanwhile())

    // Deleted users cannot be emailed.
    for (const person of await listToTell(db, support)) {
      await notify(() => ({
        ...wordsOf(answer, support, input.reason),
        kind: `support.${answer}`,
        to: person,
        // A visitor's gift has no dashboard.
        action:
          support.kind === 'donate'
            ? giftAction(seal, support.id)
            : { label: m.support_mail_action(), path: '/dashboard' },
        // Their request was decided before; this is only news about it.
        ...(answer === 'completed' ? { topic: aboutTopic('supports') } : {}),
      }))
    }
    return { name: supporterLabel(support) }
  },
})

/** @throws AppError conflict while a minor's parent or guardian has not agreed. */
async function refuseWithoutConsent(db: Db, id: string): Promise<void> {
  const { consent } = await db
    .selectFrom('supports')
    .select('consent')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (isWithoutConsent(consent)) throw new AppError('conflict', m.guardians_need_consent())
}

function refuseWithoutPlace(error: unknown): never {
  if (violatedConstraint(error) === 'supports_need_consent') {
    throw new AppError('conflict', m.guardians_need_consent())
  }
  if (violatedConstraint(error) !== 'supports_places_left') throw error
  throw new AppError('conflict', m.waiting_no_place())
}

function wordsOf(
  answer: SupportAnswer,
  support: FoundSupport,
  reason: string,
): Pick<MailContent, 'subject' | 'paragraphs'> {
  const title = inPageLanguage(support.item.titles)
  const organization = inPageLanguage(support.item.organizations)
  const about = { title, organization, what: supportLabelWithGroup(support) }
  switch (answer) {
    case 'confirmed':
      return {
        subject: m.support_mail_confirmed_subject({ title }),
        paragraphs: [m.support_mail_confirmed_text(about), whatIsNext(support)],
      }
    case 'declined':
      return {
        subject: m.support_mail_declined_subject({ title }),
        paragraphs: [
          m.support_mail_declined_text(about),
          m.support_mail_declined_reason({ reason }),
        ],
      }
    case 'completed':
      return {
        subject: m.support_mail_completed_subject({ title }),
        paragraphs: [m.support_mail_completed_text(about)],
      }
  }
}

function whatIsNext({ kind, group, item }: FoundSupport): string {
  if (group !== null) return m.together_mail_expected()
  return takesPlace(kind)
    ? m.support_mail_confirmed_place()
    : m.support_mail_confirmed_enquiry({ organization: inPageLanguage(item.organizations) })
}

/**
 * @throws AppError conflict for a gift paid to the site's team: the money may have arrived there, so its organization
 * cannot end it.
 */
async function refuseTeamsGift(db: Db, giftId: string): Promise<void> {
  const found = await db
    .selectFrom('payments')
    .select('id')
    .where('supportId', '=', giftId)
    .where(isPaidToTeam())
    .executeTakeFirst()
  if (found) throw new AppError('conflict', m.payments_paid_to_team())
}
