import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { OFFERED_PER_PAGE, type OfferedPage } from '../moderation/offered.ts'

/** Everything an organization offers or has offered for sale, the newest first. Of a page beyond the last one, the last. */
export const listOrganizationProducts = query({
  name: 'store.list-organization-products',
  for: 'staff',
  input: z.object({ partnerId: z.uuid(), page: z.int().min(1).max(10_000).default(1) }),
  async run({ db, input }): Promise<OfferedPage> {
    const theirs = db.selectFrom('products').where('partner_id', '=', input.partnerId)
    const { count } = await theirs
      .select((make) => make.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const pageCount = Math.max(1, Math.ceil(count / OFFERED_PER_PAGE))
    const page = Math.min(input.page, pageCount)
    const rows = await theirs
      .select(['id', 'name', 'created_at', 'is_public', 'hidden_at', 'hidden_reason'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(OFFERED_PER_PAGE)
      .offset((page - 1) * OFFERED_PER_PAGE)
      .execute()
    const items = rows.map((row) => ({
      id: row.id,
      title: row.name,
      at: row.created_at,
      isPublic: row.is_public,
      hidden: row.hidden_at && { since: row.hidden_at, reason: row.hidden_reason },
    }))
    return { items, count, page, pageCount }
  },
})
