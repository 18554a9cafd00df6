import { textShown } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { AWAITS_ANSWER } from './awaits-answer.ts'
import { isOfItemsOf } from './of-items.ts'

export type SupportedPost = { id: string; title: string; waiting: number; total: number }

/** Lists an organization's items that have supports, those first that have some to answer. */
export async function listSupportedPosts(db: Db, partnerId: string): Promise<SupportedPost[]> {
  const rows = await db
    .selectFrom('projectEvents')
    .innerJoin('supports', 'supports.projectEventId', 'projectEvents.id')
    .select((of) => [
      'projectEvents.id',
      textShown('projectEvents', 'title'),
      of.fn.countAll<number>().as('total'),
      of.fn.countAll<number>().filterWhere(AWAITS_ANSWER).as('waiting'),
    ])
    .where('projectEvents.partnerId', '=', partnerId)
    .where(isOfItemsOf(partnerId))
    .groupBy('projectEvents.id')
    .orderBy('waiting', 'desc')
    .orderBy('projectEvents.id', 'desc')
    .execute()
  return rows.map(({ id, title, waiting, total }) => ({ id, title: title ?? '', waiting, total }))
}
