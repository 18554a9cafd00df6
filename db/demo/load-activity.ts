import type { Db } from '#platform/database/scope.ts'
import { DEMO_USERS } from './demo-users.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import type { DemoVisit } from './shapes.ts'

const SECONDS_A_STEP = 80
/** Older rows would soon be deleted anyway. */
const DAYS = 14
const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/**
 * Loads page views from the days before the first load. Does nothing if any of them exist, so that deleted ones do not
 * come back.
 */
export async function loadActivity(
  db: Db,
  visits: readonly DemoVisit[],
  { firstLoad, now }: { firstLoad: Date; now: Date },
): Promise<void> {
  const oldest = instantFrom(now, -DAYS)
  const rows = visits
    .flatMap((visit, at) => rowsOf(visit, at, firstLoad))
    .filter(({ createdAt }) => createdAt > oldest)
  if (rows.length === 0) return
  const known = await db
    .selectFrom('userActivity')
    .select('id')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .limit(1)
    .executeTakeFirst()
  if (!known) await db.insertInto('userActivity').values(rows).execute()
}

function rowsOf({ key, who, hoursAgo, steps }: DemoVisit, at: number, firstLoad: Date) {
  const begun = instantFrom(firstLoad, 0, -hoursAgo)
  return steps.map((step, index) => ({
    id: demoId('user_activity', `${key} ${index}`),
    activityType: typeof step === 'string' ? 'page_view' : 'link_click',
    details: JSON.stringify(
      typeof step === 'string' ? placeOf(step) : { external: false, ...step },
    ),
    createdAt: new Date(begun.getTime() + index * SECONDS_A_STEP * 1000),
    userId: who ? DEMO_USERS[who].id : null,
    // Without consent, only what and when.
    userAgent: who ? BROWSER : null,
    // From a range reserved for documentation (RFC 5737).
    ipAddress: who ? `192.0.2.${at + 10}` : null,
  }))
}

function placeOf(address: string) {
  const [path, search] = address.split('?')
  return { path, search: search ? `?${search}` : '' }
}
