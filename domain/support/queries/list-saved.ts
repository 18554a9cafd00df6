import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { CARD_COLUMNS, toCard } from '#domain/project-events/to-card.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { phaseOf, type Phase } from '../support-rules.ts'
import { SUPPORTS_PER_PAGE } from '../support.ts'

export type SavedItem = { item: ProjectEventCard; phase: Phase }

/** Lists a page (from 1) of the caller's saved items, newest first, without those no longer public. */
export const listSaved = query({
  name: 'support.list-saved',
  for: 'member',
  input: z.object({ page: z.number().int().min(1).default(1) }),
  async run({ db, actor, input, now }): Promise<{ saved: SavedItem[]; total: number }> {
    const own = db
      .selectFrom('savedItems')
      .innerJoin('projectEvents', 'projectEvents.id', 'savedItems.projectEventId')
      .where('savedItems.userId', '=', actor.kind === 'member' ? actor.userId : '')
      .where('projectEvents.isPublic', '=', true)
    const rows = await own
      .select(CARD_COLUMNS)
      .orderBy('savedItems.createdAt', 'desc')
      .orderBy('projectEvents.id', 'desc')
      .limit(SUPPORTS_PER_PAGE)
      .offset((input.page - 1) * SUPPORTS_PER_PAGE)
      .execute()
    const { total } = await own
      .select((of) => of.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return {
      total,
      saved: rows.map((row) => {
        const item = toCard(row, now)
        return { item, phase: phaseOf(item, now) }
      }),
    }
  },
})
