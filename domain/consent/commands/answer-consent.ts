import { z } from 'zod'
import { m } from '#messages'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { AppError } from '#platform/errors.ts'
import { command, type CommandContext } from '#platform/operation.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { whenOf } from '#domain/project-events/when.ts'
import { quoteMessage, seeSupporters } from '#domain/support/mails.ts'
import { signSignUpKey, signUpPagePath } from '#domain/support/sign-up-link.ts'
import { isInLine } from '#domain/support/support-rules.ts'
import { isConsentKey } from '../consent-link.ts'
import { consentText, findConsent } from '../find-consent.ts'

export const CONSENT_ANSWERS = ['yes', 'no', 'withdraw'] as const
type ConsentAnswer = (typeof CONSENT_ANSWERS)[number]

/**
 * Records what a parent or guardian says: yes, which makes the sign-up of a minor count like any other; no, or later that
 * they withdraw, which cancel it. Keeps the words they agreed to. Emails the minor and the organization. Repeating an
 * answer changes nothing.
 *
 * @throws AppError not_found with another link; conflict once the link has expired or the sign-up is over, or they have
 * said something else.
 */
export const answerConsent = command({
  name: 'consent.answer-consent',
  for: 'system',
  input: z.object({ supportId: z.string(), key: z.string(), answer: z.enum(CONSENT_ANSWERS) }),
  async run(ctx): Promise<void> {
    const { db, input, now, seal } = ctx
    if (!isConsentKey(seal, input.supportId, input.key)) {
      throw new AppError('not_found', m.guardians_not_found())
    }
    await db
      .selectFrom('supports')
      .select('id')
      .where('id', '=', input.supportId)
      .forUpdate()
      .execute()
    const found = await findConsent(db, input.supportId, now)
    const { answer } = input
    if (found.consent === AFTER[answer]) return
    if (answer === 'withdraw' ? !found.mayWithdraw : !found.mayAnswer) {
      throw new AppError('conflict', m.guardians_over())
    }
    const { support } = found
    const consent = AFTER[answer]
    await db
      .updateTable('supports')
      .set({
        consent,
        updatedAt: now,
        ...(answer === 'yes' ? { consentGivenAt: now } : { status: 'cancelled', decidedAt: now }),
      })
      .where('id', '=', support.id)
      .execute()
    await db
      .updateTable('guardianConsents')
      .set({ answeredAt: now, ...(answer === 'yes' && { said: wordsOf(found) }) })
      .where('supportId', '=', support.id)
      .execute()
    const isConfirmed = answer === 'yes' && (await confirmWelcome(ctx, support))
    await tell(ctx, found, answer, isConfirmed)
  },
})

const AFTER = { yes: 'given', no: 'refused', withdraw: 'withdrawn' } as const

type Found = Awaited<ReturnType<typeof findConsent>>

function wordsOf({ support }: Found): string {
  return consentText({
    name: support.name,
    title: inPageLanguage(support.item.titles),
    organization: inPageLanguage(support.item.organizations),
    when: whenOf(support.item),
  })
}

/** Confirms the sign-up at once where everyone is welcome; whether it did. */
async function confirmWelcome(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  support: Found['support'],
): Promise<boolean> {
  if (support.status !== 'pending' || support.kind === 'visit') return false
  const confirmed = await db
    .updateTable('supports')
    .set({ status: 'confirmed', decidedAt: now })
    .where('id', '=', support.id)
    .where('status', '=', 'pending')
    .where('projectEventId', 'in', (welcoming) =>
      welcoming.selectFrom('projectEvents').select('id').where('welcomesAll', '=', true),
    )
    .executeTakeFirst()
  return confirmed.numUpdatedRows > 0n
}

async function tell(
  { notify, now, seal }: Pick<CommandContext, 'notify' | 'now' | 'seal'>,
  { support, userId, guardianName }: Found,
  answer: ConsentAnswer,
  isConfirmed: boolean,
): Promise<void> {
  const guardian = stripLinks(guardianName)
  const { id, item } = support
  const about = () => ({ guardian, name: support.name, title: inPageLanguage(item.titles) })
  if (userId) {
    const key = signSignUpKey(seal, { supportId: id, userId }, now)
    await notify(() => ({
      kind: `consent.${answer}`,
      to: support,
      subject:
        answer === 'yes'
          ? m.guardians_did_yes_subject(about())
          : m.guardians_did_no_subject(about()),
      paragraphs:
        answer === 'yes'
          ? [
              m.guardians_did_yes_text(about()),
              isConfirmed ? m.support_mail_confirmed_place() : m.guardians_did_yes_next(),
            ]
          : [m.guardians_did_no_text(about())],
      action: { label: m.signups_mail_open(), path: signUpPagePath(id, key) },
    }))
  }
  // The organization has not heard of them yet, nor of people who only wait for a place.
  if (answer === 'no' || isInLine(support.status)) return
  await notify(() => ({
    kind: `consent.organization-${answer}`,
    to: organizationTeam(item.partnerId, inPageLanguage(item.organizations), 'answer'),
    subject:
      answer === 'yes'
        ? m.guardians_office_yes_subject(about())
        : m.guardians_office_no_subject(about()),
    paragraphs: [
      ...(answer === 'yes'
        ? [m.guardians_office_yes_text(about()), ...quoteMessage(support.message)]
        : [m.guardians_office_no_text(about())]),
      ...(answer === 'yes' && !isConfirmed ? [m.guardians_office_yes_next()] : []),
    ],
    ...seeSupporters(item.id),
  }))
}
