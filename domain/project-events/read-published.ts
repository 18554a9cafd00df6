import type { Db } from '#platform/database/scope.ts'
import { countToAsk } from '../support/count-to-notify.ts'
import { movesBetween } from '../support/moves-between.ts'
import type { ProjectEventType } from './project-event.ts'
import type { ReviewFields } from './review-fields.ts'

/** What is public of these items, or was until it was taken down; nothing of those that never were. By their ids. */
export async function readPublished(
  db: Db,
  itemIds: readonly string[],
): Promise<Map<string, ReviewFields>> {
  if (itemIds.length === 0) return new Map()
  const items = await db
    .selectFrom('projectEvents')
    .selectAll()
    .where('id', 'in', itemIds)
    .where('approvedAt', 'is not', null)
    .execute()
  return new Map(
    items.map((item) => [
      item.id,
      {
        title: item.title ?? '',
        description: item.description ?? '',
        category: item.category,
        supportTypes: item.supportTypes,
        region: item.region,
        district: item.district,
        location: item.location,
        latitude: item.latitude,
        longitude: item.longitude,
        timeZone: item.timeZone,
        startDatetime: item.startDatetime?.toISOString() ?? null,
        endDatetime: item.endDatetime?.toISOString() ?? null,
        startDate: item.startDate,
        endDate: item.endDate,
        places: item.places,
        donationGoalCents: item.donationGoalCents,
        imageFileId: item.imageFileId,
      },
    ]),
  )
}

/** How many people approving a proposal emails, because it changes the time or place of what they signed up for. */
export async function countMoved(
  db: Db,
  of: {
    itemId: string
    type: ProjectEventType
    current: ReviewFields | null
    facts: ReviewFields
    now: Date
  },
): Promise<number> {
  const { itemId, type, current, facts, now } = of
  if (!current || movesBetween({ ...current, type }, { ...facts, type }).length === 0) return 0
  return countToAsk(db, itemId, now)
}
