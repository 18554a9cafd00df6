import { query } from '#platform/operation.ts'
import { listOffered, offeredInput } from '#domain/partners/list-offered.ts'
import type { OfferedPage } from '#domain/partners/offered.ts'

/** Lists all current and past products of an organization, newest first. A page number past the end returns the last page. */
export const listOrganizationProducts = query({
  name: 'store.list-organization-products',
  for: 'staff',
  input: offeredInput,
  run: ({ db, input }): Promise<OfferedPage> => listOffered(db, 'products', input),
})
