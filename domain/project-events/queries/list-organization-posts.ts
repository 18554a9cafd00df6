import { query } from '#platform/operation.ts'
import { listOffered, offeredInput } from '#domain/moderation/list-offered.ts'
import type { OfferedPage } from '#domain/moderation/offered.ts'

/** Every project and event of an organization, whatever its state, the newest first. Of a page beyond the last one, the last. */
export const listOrganizationPosts = query({
  name: 'project-events.list-organization-posts',
  for: 'staff',
  input: offeredInput,
  run: ({ db, input }): Promise<OfferedPage> => listOffered(db, 'projectEvents', input),
})
