import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { findSignUp } from '#domain/support/queries/get-sign-up.ts'
import { listConsents, type GuardianConsent } from '../list-consents.ts'

/**
 * Returns the consent of a minor's sign-up, for a caller verified as them; null for adults.
 *
 * @throws AppError not_found if it is not theirs.
 */
export const findOwnConsent = query({
  name: 'consent.find-own-consent',
  for: 'system',
  input: z.object({ supportId: z.string(), userId: z.string(), hadIt: z.boolean() }),
  async run({ db, input }): Promise<GuardianConsent | null> {
    const { support } = await findSignUp(db, input, input.hadIt)
    return (await listConsents(db, [support.id])).get(support.id) ?? null
  },
})
