import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { givenReason } from '#domain/moderation/given-reason.ts'
import { suspendOrganization } from '../suspend-organization.ts'

/**
 * Suspends an approved organization.
 *
 * @throws AppError bad_input without a reason, and what `suspendOrganization` refuses.
 */
export const suspendPartner = command({
  name: 'partners.suspend-partner',
  for: 'staff',
  input: z.object({ partnerId: z.uuid(), reason: givenReason }),
  run: ({ input: { partnerId, reason }, ...context }): Promise<void> =>
    suspendOrganization({ ...context, input: undefined }, partnerId, reason),
})
