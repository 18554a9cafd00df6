import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { AWAITS_ANSWER } from '../awaits-answer.ts'
import { obstacleToCompleting } from '../completion-rules.ts'
import { findItemToComplete } from '../find-item-to-complete.ts'
import { IS_NO_SHOW } from '../is-no-show.ts'
import { KINDS, takesPart } from '../support.ts'

/**
 * Previews completing a project or event of the caller's organization: what prevents it, who would be thanked, who
 * still waits for an answer, and which figures single supports already have.
 *
 * @throws AppError not_found for another organization's.
 */
export const getCompletion = query({
  name: 'support.get-completion',
  for: 'member',
  input: z.object({ itemId: z.string() }),
  async run({ db, input, now }) {
    const { item, status, isHidden, outcome } = await findItemToComplete(db, input.itemId)
    const counts = await db
      .selectFrom('supports')
      .select((of) => [
        of.fn.countAll<number>().filterWhere(AWAITS_ANSWER).as('waiting'),
        of.fn
          .countAll<number>()
          .filterWhere('status', '=', 'confirmed')
          .filterWhere('kind', 'in', KINDS.filter(takesPart))
          .filterWhere((is) => is.not(IS_NO_SHOW))
          .as('confirmed'),
        of.fn.sum<number | null>('hours').as('hours'),
        of.fn.sum<number | null>('meals').as('meals'),
      ])
      .where('projectEventId', '=', item.id)
      .executeTakeFirstOrThrow()
    return {
      id: item.id,
      title: item.title,
      type: item.type,
      completedAt: item.completedAt,
      obstacle: obstacleToCompleting({ ...item, status, isHidden }, now),
      outcome,
      waiting: counts.waiting,
      confirmed: counts.confirmed,
      ofSupports: { hours: Number(counts.hours ?? 0), meals: Number(counts.meals ?? 0) },
    }
  },
})
