import { z } from 'zod'
import { nameShown } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { pageInput, toPage } from '#platform/paging.ts'
import { readDraft } from '../content.ts'
import { parseType } from '../project-event.ts'
import { withPublishedDates } from '../published-dates.ts'
import { countMoved, readProposal, readPublished } from '../review.ts'

const PER_PAGE = 24

/** Lists the pending proposals, newest first. A page number past the end returns the last page. */
export const listPending = query({
  name: 'project-events.list-pending',
  for: 'staff',
  input: z.object({ page: pageInput }),
  async run({ db, now, input }) {
    const { count } = await db
      .selectFrom('projectEventRevisions')
      .select((make) => make.fn.countAll<number>().as('count'))
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
    const { page, pageCount, offset } = toPage(input.page, count, PER_PAGE)
    const rows = await db
      .selectFrom('projectEventRevisions as revision')
      .innerJoin('projectEvents as item', 'item.id', 'revision.projectEventId')
      .innerJoin('partners as partner', 'partner.id', 'item.partnerId')
      .leftJoin('profiles as author', 'author.id', 'revision.userId')
      .select(['revision.id', 'revision.content', 'revision.imageFileId', 'revision.submittedAt'])
      .select(['item.id as itemId', 'item.type', 'item.status as itemStatus'])
      .select('item.approvedAt')
      .select([
        'partner.id as partnerId',
        nameShown('partner.names', 'partner.name', 'organization'),
        'partner.isPublic',
      ])
      .select('author.fullName as author')
      .where('revision.status', '=', 'pending')
      .orderBy('revision.submittedAt', 'desc')
      .orderBy('revision.id', 'desc')
      .limit(PER_PAGE)
      .offset(offset)
      .execute()
    const edits = rows.filter((row) => row.itemStatus === 'approved')
    const published = await readPublished(
      db,
      edits.map((row) => row.itemId),
    )
    const items = []
    for (const row of rows) {
      const type = parseType(row.type) ?? 'project'
      const itemId = row.itemId
      const content = await withPublishedDates(db, itemId, readDraft(row.content, type))
      const proposal = readProposal(content, {
        imageFileId: row.imageFileId,
        now,
        wasApproved: row.approvedAt !== null,
      })
      const current = published.get(itemId) ?? null
      items.push({
        revisionId: row.id,
        itemId,
        type,
        /** The public version stays public during the review. */
        isEdit: current !== null,
        ...proposal,
        /** The number of people who are emailed when it is approved. */
        toNotify: await countMoved(db, { ...proposal, itemId, type, current, now }),
        organization: row.organization ?? '',
        partnerId: row.partnerId,
        isPartnerPublic: row.isPublic,
        author: row.author,
        submittedAt: row.submittedAt,
      })
    }
    return { count, page, pageCount, items }
  },
})
