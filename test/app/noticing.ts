import { follow } from '#domain/following/commands/follow.ts'
import { spreadAnnouncements } from '#domain/following/commands/spread-announcements.ts'
import { followKey } from '#domain/following/followed.ts'
import { newId } from '#platform/database/new-id.ts'
import { memberOf, system, type TestApp } from './create-test-app.ts'
import { addNews } from './public-rows.ts'

/** Lets the supporter of the cast follow an organization and get a notice of its news. */
export async function seedNotice(
  app: TestApp,
  { partnerId }: { partnerId: string },
): Promise<{ announcementId: string }> {
  const key = followKey({ kind: 'partner', id: partnerId })
  await follow(app.caller('supporter'), { key, timeZone: 'Asia/Jerusalem' })
  await addNews(app, { partnerId })
  while ((await spreadAnnouncements(app.caller(system), {})) > 0);
  return app.runtime.scope.as(memberOf('supporter'), (db) =>
    db
      .selectFrom('notices')
      .select('announcementId')
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
}

/**
 * Advances the app's clock to a Wednesday in June of next year at ten in Jerusalem, two hours after the emails of the day; no
 * clocks change in the weeks around it.
 */
export async function goToWednesday(app: TestApp): Promise<void> {
  const [row] = await app.asOwner<{ now: Date }>('select now()')
  const now = row!.now
  const then = new Date(Date.UTC(now.getUTCFullYear() + 1, 5, 9, 7))
  then.setUTCDate(then.getUTCDate() + ((10 - then.getUTCDay()) % 7))
  app.advance(then.getTime() - now.getTime())
}

type Add = (table: string, row: Record<string, unknown>) => Promise<unknown>

/** Lets a person follow something and have a notice of it. */
export async function seedOwnFollow(app: TestApp, add: Add, userId: string): Promise<void> {
  const [any] = await app.asOwner<{ id: string }>('select id from announcements limit 1')
  const own = { id: newId(), user_id: userId, search: 'category=education' }
  await add('follows', { ...own, how: 'bell', created_at: '2026-01-01' })
  await add('notices', {
    user_id: userId,
    announcement_id: any?.id,
    follow_id: own.id,
    how: 'bell',
    created_at: '2026-01-01',
  })
}
