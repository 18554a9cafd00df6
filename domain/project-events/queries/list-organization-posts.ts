import { query } from '#platform/operation.ts'
import { listOffered, offeredInput } from '#domain/partners/list-offered.ts'
import type { OfferedPage } from '#domain/partners/offered.ts'

/**
 * Lists every project and event of an organization, in any status, newest first. A page number past the end returns the
 * last page.
 */
export const listOrganizationPosts = query({
  name: 'project-events.list-organization-posts',
  for: 'staff',
  input: offeredInput,
  run: ({ db, input }): Promise<OfferedPage> => listOffered(db, 'projectEvents', input),
})
