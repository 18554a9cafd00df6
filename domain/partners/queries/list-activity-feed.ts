import { z } from 'zod'
import { draftTitleShown } from '#domain/project-events/draft-title.ts'
import { textShown } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { isOfItemsOf } from '#domain/support/of-items.ts'
import { ownApprovedPartner } from '#domain/support/own-partner.ts'
import { supporterLabel } from '#domain/support/support-words.ts'
import type { SupportKind } from '#domain/support/support.ts'

/** An event in the feed: someone signed up or cancelled, or staff decided about a post. */
export type Happening = { id: string; at: string; post: { id: string; title: string } } & (
  | { what: 'asked' | 'cancelled'; name: string; kind: SupportKind }
  | { what: 'approved' | 'rejected' | 'changes_asked' }
)

const SHOWN = 8

/**
 * Lists the latest activity around the caller's own approved organization, newest first.
 *
 * @throws AppError forbidden without an approved organization.
 */
export const listActivityFeed = query({
  name: 'partners.list-own-happenings',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<Happening[]> {
    const partnerId = await ownApprovedPartner(db)
    const all = [
      ...(await listSupports(db, partnerId, 'asked')),
      ...(await listSupports(db, partnerId, 'cancelled')),
      ...(await listDecisions(db, partnerId)),
    ]
    return all.toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, SHOWN)
  },
})

async function listSupports(
  db: Db,
  partnerId: string,
  what: 'asked' | 'cancelled',
): Promise<Happening[]> {
  const at = what === 'asked' ? 'supports.createdAt' : 'supports.decidedAt'
  const rows = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .select([
      'supports.id',
      'supports.name',
      'supports.places',
      'supports.groupName as group',
      'supports.kind',
      `${at} as at`,
      'projectEvents.id as postId',
      textShown('projectEvents', 'title'),
    ])
    .where('projectEvents.partnerId', '=', partnerId)
    .where(isOfItemsOf(partnerId))
    .where(at, 'is not', null)
    .$if(what === 'cancelled', (all) => all.where('supports.status', '=', 'cancelled'))
    .orderBy(at, 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ id, name, places, group, kind, at: moment, postId, title }) => ({
    id: `${what} ${id}`,
    what,
    at: (moment ?? new Date(0)).toISOString(),
    name: supporterLabel({ name, group, places }),
    // The column's check constraint allows only these values.
    kind: kind as SupportKind,
    post: { id: postId, title: title ?? '' },
  }))
}

async function listDecisions(db: Db, partnerId: string): Promise<Happening[]> {
  const rows = await db
    .selectFrom('projectEventRevisions as revision')
    .innerJoin('projectEvents', 'projectEvents.id', 'revision.projectEventId')
    .select(['revision.id', 'revision.status', 'revision.decidedAt', 'projectEvents.id as postId'])
    .select(draftTitleShown('revision.content'))
    .where('projectEvents.partnerId', '=', partnerId)
    .where(isOfItemsOf(partnerId, 'revision.projectEventId'))
    .where('revision.decidedAt', 'is not', null)
    .orderBy('revision.decidedAt', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ id, status, decidedAt, postId, title }) => ({
    id,
    // The table's check constraint ensures that a decided one has one of these.
    what: status as 'approved' | 'rejected' | 'changes_asked',
    at: (decidedAt ?? new Date(0)).toISOString(),
    post: { id: postId, title: title ?? '' },
  }))
}
