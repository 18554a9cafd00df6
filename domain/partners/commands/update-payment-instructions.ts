import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { m } from '#messages'
import { command, type CommandContext } from '#platform/operation.ts'
import { typedText } from '#platform/text/typed-line.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { format } from '#platform/text/format.ts'
import { inEachLanguage, translationColumns } from '#domain/translations/translation-columns.ts'
import { PAYMENT_INSTRUCTIONS_MAX, PAYMENT_TEXTS } from '../partner.ts'
import { lockOwnProfile } from '../lock-own-profile.ts'
import { seenProfileVersion } from '../profile-versions.ts'
import { findContact } from '../find-contact.ts'

const words = typedText.refine((text) => text.length <= PAYMENT_INSTRUCTIONS_MAX, {
  error: ({ input }) =>
    m.orderdesk_words_too_long({
      max: format.number(PAYMENT_INSTRUCTIONS_MAX),
      length: format.number(String(input).length),
    }),
})

/**
 * Sets how the caller's organization is paid offline: shown to buyers who order from it alone, and to donors; if empty,
 * the site's instructions apply. They may be in several languages. A change is emailed to the caller's own address and to the office, without the text,
 * since someone else may have made it, and recorded in the organization's history.
 *
 * @throws AppError bad_input, not_found without an organization, conflict if its profile cannot be changed now, or has
 * changed since `version`.
 */
export const updatePaymentInstructions = command({
  name: 'partners.update-payment-instructions',
  for: 'member',
  input: z.object({
    words,
    /** In which they are; empty: in that of their letters. */
    language: z.string().max(10).default(''),
    ...inEachLanguage<z.ZodType<string>>({ words }),
    version: seenProfileVersion,
  }),
  async run({ input, ...ctx }): Promise<void> {
    const { db, now } = ctx
    const { id } = await lockOwnProfile(db, { part: 'payment', seen: input.version })
    const { language, translations } = translationColumns(input, PAYMENT_TEXTS)
    const before = await db
      .selectFrom('partners')
      .select(['paymentInstructions', 'paymentLanguage', 'paymentTranslations'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (
      before.paymentInstructions === input.words &&
      before.paymentLanguage === language &&
      isDeepStrictEqual(before.paymentTranslations, JSON.parse(translations))
    ) {
      return
    }
    await db
      .updateTable('partners')
      .set({
        paymentInstructions: input.words,
        paymentLanguage: language,
        paymentTranslations: translations,
        updatedAt: now,
      })
      .where('id', '=', id)
      .execute()
    await tellPaymentWords(ctx, id)
  },
})

/** Emails the organization's owner and the office that its payment instructions have changed. */
async function tellPaymentWords(
  { db, notify, office }: Pick<CommandContext, 'db' | 'notify' | 'office'>,
  partnerId: string,
): Promise<void> {
  const contact = await findContact(db, partnerId)
  if (!contact) return
  const about = () => ({ organization: inPageLanguage(contact.organizations) })
  const kind = 'partners.payment-words'
  const subject = () => m.orderdesk_mail_words_subject(about())
  await notify(() => ({
    kind,
    to: contact,
    replyTo: office.email,
    subject: subject(),
    paragraphs: [
      m.orderdesk_mail_words_text(about()),
      m.orderdesk_mail_words_not_you({ email: office.email }),
    ],
    action: {
      label: m.orderdesk_mail_words_action(),
      path: '/partner-dashboard/how-to-pay',
    },
  }))
  await notify(() => ({
    kind,
    to: 'office',
    subject: subject(),
    paragraphs: [
      m.orderdesk_mail_words_text(about()),
      m.orderdesk_mail_words_office({ email: contact.email }),
    ],
    action: {
      label: m.orderdesk_mail_words_see(),
      path: `/admin/partners/${partnerId}`,
    },
  }))
}
