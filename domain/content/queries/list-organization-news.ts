import { query } from '#platform/operation.ts'
import { listOffered, offeredInput } from '#domain/moderation/list-offered.ts'
import type { OfferedPage } from '#domain/moderation/offered.ts'

/** Everything an organization has told, also what is hidden or taken off, the newest first. Of a page beyond the last one, the last. */
export const listOrganizationNews = query({
  name: 'news.list-organization-news',
  for: 'staff',
  input: offeredInput,
  run: ({ db, input }): Promise<OfferedPage> => listOffered(db, 'news', input),
})
