import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { whenOf } from '#domain/project-events/when.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { consentText, findConsent } from '../find-consent.ts'

/**
 * Returns what a parent or guardian is asked to agree to, for a caller verified by the key of their link. Reading it
 * changes nothing.
 *
 * @throws AppError not_found once the sign-up is gone.
 */
export const getConsent = query({
  name: 'consent.get-consent',
  for: 'system',
  input: z.object({ supportId: z.string() }),
  async run({ db, input, now }) {
    const found = await findConsent(db, input.supportId, now)
    const { support } = found
    return {
      minor: support.name,
      guardian: found.guardianName,
      item: support.item,
      consent: found.consent,
      answeredAt: found.answeredAt,
      expiresAt: found.expiresAt,
      mayAnswer: found.mayAnswer,
      mayWithdraw: found.mayWithdraw,
      /** As they agreed to it, or would now. */
      text:
        found.said ??
        consentText({
          name: support.name,
          title: inPageLanguage(support.item.titles),
          organization: inPageLanguage(support.item.organizations),
          when: whenOf(support.item),
        }),
    }
  },
})
