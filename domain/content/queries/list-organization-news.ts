import { query } from '#platform/operation.ts'
import { listOffered, offeredInput } from '#domain/partners/list-offered.ts'
import type { OfferedPage } from '#domain/partners/offered.ts'

/**
 * All articles of an organization, including hidden and withdrawn ones, newest first. A page past the end returns the
 * last page.
 */
export const listOrganizationNews = query({
  name: 'news.list-organization-news',
  for: 'staff',
  input: offeredInput,
  run: ({ db, input }): Promise<OfferedPage> => listOffered(db, 'news', input),
})
