import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { listCandidates, type Candidate } from '#domain/project-events/list-candidates.ts'
import { listCards } from '#domain/project-events/list-cards.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { openKinds } from '../open-kinds.ts'

/** The maximum number of items, and the maximum per organization. */
export const SOONEST_MOST = 6
const ORGANIZATION_MOST = 2

const NOTHING = { topics: [], districts: [], regions: [], kinds: [], phrases: [], ids: [] }

/** Lists, for a member without preferences, the items that start soonest and can still be helped, soonest first. */
export const listSoonest = query({
  name: 'recommendations.list-soonest',
  for: 'member',
  input: z.object({}),
  async run({ db, now, switches }): Promise<ProjectEventCard[]> {
    const candidates = await listCandidates(db, { ...NOTHING, isAnywhere: false }, now)
    const today = now.toISOString()
    const chosen: Candidate[] = []
    for (const item of candidates.toSorted((one, other) =>
      beginOf(one) < beginOf(other) ? -1 : 1,
    )) {
      if (chosen.length === SOONEST_MOST) break
      const ofSame = chosen.filter(({ partnerId }) => partnerId === item.partnerId)
      const isThere = ofSame.some(({ id }) => id === item.id)
      if (beginOf(item) <= today || isThere || ofSame.length >= ORGANIZATION_MOST) continue
      if (openKinds(item, { switches, now }).length > 0) chosen.push(item)
    }
    const ids = chosen.map(({ id }) => id)
    const cards = await listCards(db, chosen, now)
    return cards.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  },
})

/** When it starts, for a project its first day; empty if it has no start. */
function beginOf({ startDatetime, startDate }: Candidate): string {
  return startDatetime ?? startDate ?? ''
}
