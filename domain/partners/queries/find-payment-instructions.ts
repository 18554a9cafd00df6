import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { pageLanguage } from '#platform/text/language.ts'
import { translationValues } from '#domain/translations/translation-columns.ts'
import { partnerProfileVersion } from '../profile-versions.ts'

/**
 * Finds the caller's organization's offline payment instructions, as they were written and in other languages, with the
 * version that the form sends back; null without an organization.
 */
export const findPaymentInstructions = query({
  name: 'partners.find-payment-instructions',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<PaymentInstructions | null> {
    const row = await db
      .selectFrom('partners')
      .selectAll()
      .where('id', '=', sql<string>`(select app.own_partner('{}', '{money}'))`)
      .executeTakeFirst()
    if (!row) return null
    const { paymentInstructions: words } = row
    const inEach = translationValues(row.paymentLanguage, row.paymentTranslations)
    return {
      words,
      inEach,
      inPage: inEach[`words_${pageLanguage()}`] ?? words,
      version: partnerProfileVersion(row, 'payment'),
    }
  },
})

type PaymentInstructions = {
  words: string
  /** The values of a form's inputs for their language and for other languages. */
  inEach: Record<string, string>
  /** In the language of the page, else as they were written. */
  inPage: string
  version: string
}
