import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { pageInput, pageOf } from '#platform/paging.ts'
import { parseType } from '../project-event.ts'
import { countMoved, readPublished } from '../read-published.ts'
import { readProposal } from '../review-fields.ts'

const PER_PAGE = 24

/** The proposals that wait for staff, the newest first. Of a page beyond the last one, the last. */
export const listPending = query({
  name: 'project-events.list-pending',
  for: 'staff',
  input: z.object({ page: pageInput }),
  async run({ db, now, input }) {
    const { count } = await db
      .selectFrom('project_event_revisions')
      .select((make) => make.fn.countAll<number>().as('count'))
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
    const { page, pageCount, offset } = pageOf(input.page, count, PER_PAGE)
    const rows = await db
      .selectFrom('project_event_revisions as revision')
      .innerJoin('project_events as item', 'item.id', 'revision.project_event_id')
      .innerJoin('partners as partner', 'partner.id', 'item.partner_id')
      .leftJoin('profiles as author', 'author.id', 'revision.user_id')
      .select([
        'revision.id',
        'revision.content',
        'revision.image_file_id',
        'revision.submitted_at',
      ])
      .select(['item.id as item_id', 'item.type', 'item.status as item_status'])
      .select('item.approved_at')
      .select(['partner.id as partner_id', 'partner.name as organization', 'partner.is_public'])
      .select('author.full_name as author')
      .where('revision.status', '=', 'pending')
      .orderBy('revision.submitted_at', 'desc')
      .orderBy('revision.id', 'desc')
      .limit(PER_PAGE)
      .offset(offset)
      .execute()
    const edits = rows.filter((row) => row.item_status === 'approved')
    const published = await readPublished(
      db,
      edits.map((row) => row.item_id),
    )
    const items = []
    for (const row of rows) {
      const type = parseType(row.type) ?? 'project'
      const itemId = row.item_id
      const proposal = readProposal(row.content, {
        type,
        imageFileId: row.image_file_id,
        now,
        wasApproved: row.approved_at !== null,
      })
      const current = published.get(itemId) ?? null
      items.push({
        revisionId: row.id,
        itemId,
        type,
        /** What is public stays up while this waits. */
        isEdit: current !== null,
        ...proposal,
        /** How many people approving it emails. */
        toNotify: await countMoved(db, { ...proposal, itemId, type, current, now }),
        organization: row.organization,
        partnerId: row.partner_id,
        isPartnerPublic: row.is_public,
        author: row.author,
        submittedAt: row.submitted_at,
      })
    }
    return { count, page, pageCount, items }
  },
})
