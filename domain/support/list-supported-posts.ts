import type { Db } from '#platform/database/scope.ts'
import { isOfItemsOf } from './of-items.ts'

export type SupportedPost = { id: string; title: string; waiting: number; total: number }

/** An organization's items that anybody supports, those first where somebody waits. */
export async function listSupportedPosts(db: Db, partnerId: string): Promise<SupportedPost[]> {
  const rows = await db
    .selectFrom('project_events')
    .innerJoin('supports', 'supports.project_event_id', 'project_events.id')
    .select((of) => [
      'project_events.id',
      'project_events.title',
      of.fn.countAll<number>().as('total'),
      of.fn.countAll<number>().filterWhere('supports.status', '=', 'pending').as('waiting'),
    ])
    .where('project_events.partner_id', '=', partnerId)
    .where(isOfItemsOf(partnerId))
    .groupBy(['project_events.id', 'project_events.title'])
    .orderBy('waiting', 'desc')
    .orderBy('project_events.id', 'desc')
    .execute()
  return rows.map(({ id, title, waiting, total }) => ({ id, title: title ?? '', waiting, total }))
}
