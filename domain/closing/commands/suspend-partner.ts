import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { reasonSchema } from '#domain/moderation/reason-schema.ts'
import { suspendOrganization } from '../suspend-organization.ts'

/** Suspends an approved organization. @throws AppError bad_input without a reason, and as `suspendOrganization`. */
export const suspendPartner = command({
  name: 'partners.suspend-partner',
  for: 'staff',
  input: z.object({ partnerId: z.uuid(), reason: reasonSchema }),
  run: ({ input: { partnerId, reason }, ...context }): Promise<void> =>
    suspendOrganization({ ...context, input: undefined }, partnerId, reason),
})
