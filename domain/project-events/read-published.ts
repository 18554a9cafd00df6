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
    .selectFrom('project_events')
    .selectAll()
    .where('id', 'in', itemIds)
    .where('approved_at', 'is not', null)
    .execute()
  return new Map(
    items.map((item) => [
      item.id,
      {
        title: item.title ?? '',
        description: item.description ?? '',
        category: item.category,
        supportTypes: item.support_types,
        region: item.region,
        district: item.district,
        location: item.location,
        latitude: item.latitude,
        longitude: item.longitude,
        timeZone: item.time_zone,
        startDatetime: item.start_datetime?.toISOString() ?? null,
        endDatetime: item.end_datetime?.toISOString() ?? null,
        startDate: item.start_date,
        endDate: item.end_date,
        places: item.places,
        donationGoalCents: item.donation_goal_cents,
        imageFileId: item.image_file_id,
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
