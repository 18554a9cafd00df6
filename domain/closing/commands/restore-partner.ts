import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { reasonSchema } from '#domain/moderation/reason-schema.ts'
import { restoreOrganization } from '../restore-organization.ts'

/** Ends an organization's suspension. @throws AppError bad_input without a reason, and as `restoreOrganization`. */
export const restorePartner = command({
  name: 'partners.restore-partner',
  for: 'staff',
  input: z.object({ partnerId: z.uuid(), reason: reasonSchema }),
  run: ({ input: { partnerId, reason }, ...context }): Promise<void> =>
    restoreOrganization({ ...context, input: undefined }, partnerId, reason),
})
