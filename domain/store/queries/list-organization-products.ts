import { query } from '#platform/operation.ts'
import { listOffered, offeredInput } from '#domain/moderation/list-offered.ts'
import type { OfferedPage } from '#domain/moderation/offered.ts'

/** Everything an organization offers or has offered for sale, the newest first. Of a page beyond the last one, the last. */
export const listOrganizationProducts = query({
  name: 'store.list-organization-products',
  for: 'staff',
  input: offeredInput,
  run: ({ db, input }): Promise<OfferedPage> => listOffered(db, 'products', input),
})
