import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { restorePerson } from '#domain/closing/commands/restore-person.ts'
import { suspendUser } from '#domain/closing/commands/suspend-user.ts'
import { purgeNotices } from '#domain/activity/commands/purge-notices.ts'
import { RETENTION_DAYS } from '#domain/activity/kept-for.ts'
import { publishNews } from '#domain/content/commands/publish-news.ts'
import { republishNews } from '#domain/content/commands/republish-news.ts'
import { withdrawNews } from '#domain/content/commands/withdraw-news.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, memberOf, system } from '#test/app/create-test-app.ts'
import { organizationOf } from '#test/app/organization.ts'
import { follow } from './commands/follow.ts'
import { readAllNotices } from './commands/read-all-notices.ts'
import { readNotice } from './commands/read-notice.ts'
import { sendNoticeMails } from './commands/send-notice-mails.ts'
import { spreadAnnouncements } from './commands/spread-announcements.ts'
import { followKey, FOLLOWS_MOST, type How } from './followed.ts'
import { listNotices } from './queries/list-notices.ts'

const HOUR = 60 * 60 * 1000
const app = startTestApp()
let partnerId: string
beforeAll(async () => {
  partnerId = (await organizationOf(app, 'partner')).id
})
beforeEach(async () => {
  await tell()
  await app.as(system).delete('follows')
  await app.as(system).delete('notices')
})

const followInBell = (how: How = 'bell') =>
  follow(app.caller('supporter'), {
    key: followKey({ kind: 'partner', id: partnerId }),
    how,
    timeZone: 'Asia/Jerusalem',
  })
const publish = async (title: string) =>
  (await publishNews(app.caller('partner', newId()), { title, summary: 'Nine of ten.' })).id
const notices = async () => (await listNotices(app.caller('supporter'), {})).notices

async function tell() {
  while ((await spreadAnnouncements(app.caller(system), {})) > 0);
}

test('a notice is forgotten after half a year, and not told again', async () => {
  await followInBell()
  await publish('Old')
  await tell()
  const purge = () => purgeNotices(app.caller(system), {})
  expect(await purge()).toMatchObject({ deleted: 0 })
  app.advance((RETENTION_DAYS.notices + 1) * 24 * HOUR)
  expect(await purge()).toMatchObject({ deleted: 1 })
  await tell()
  expect(await notices()).toEqual([])
})

test('notices are read one by one or all at once, by their owner only', async () => {
  await followInBell()
  const id = await publish('Read me')
  await publish('And me')
  await tell()
  const notice = (await notices()).find(({ text }) => text.endsWith('Read me'))
  await expect(readNotice(app.caller('partner'), { id: notice?.id ?? '' })).toBeRefused('not_found')
  expect(await readNotice(app.caller('supporter'), { id: notice?.id ?? '' })).toEqual({
    path: `/news/${id}`,
  })
  expect((await notices()).filter(({ isRead }) => isRead)).toHaveLength(1)
  await readAllNotices(app.caller('partner'), {})
  expect((await notices()).filter(({ isRead }) => isRead)).toHaveLength(1)
  await readAllNotices(app.caller('supporter'), {})
  expect((await notices()).every(({ isRead }) => isRead)).toBe(true)
})

test('who is suspended is told nothing, nor emailed what waited', async () => {
  const { id: userId, email } = DEMO_USERS.supporter
  const reason = 'Messages that nobody had asked for'
  await followInBell('at-once')
  await publish('Before')
  await tell()
  await suspendUser(app.caller('superuser'), { userId, reason })
  await publish('Meanwhile')
  await tell()
  app.advance(HOUR)
  await sendNoticeMails(app.caller(system), {})
  await restorePerson(app.caller('superuser'), { userId, reason })
  await sendNoticeMails(app.caller(system), {})
  expect(await notices()).toHaveLength(1)
  const mails = (await app.mailsTo(email)).map(({ text }) => text).join()
  expect(mails).not.toMatch(/Before|Meanwhile/)
})

test('what was withdrawn before anybody was told is told when it is back', async () => {
  await followInBell()
  const id = await publish('Away for a day')
  await withdrawNews(app.caller('partner'), { id })
  await tell()
  expect(await notices()).toEqual([])
  await republishNews(app.caller('partner'), { id })
  await tell()
  expect(await notices()).toHaveLength(1)
})

test('only so many are followed at once', async () => {
  const { userId } = memberOf('supporter')
  const many = Array.from({ length: FOLLOWS_MOST - 1 }, (_, n) => ({
    id: newId(),
    userId,
    search: `q=word${n}`,
    how: 'daily',
    createdAt: new Date(),
  }))
  await app.as('supporter').insert('follows', many)
  await followInBell()
  const key = followKey({ kind: 'search', search: 'q=olives' })
  const more = follow(app.caller('supporter'), { key, timeZone: 'Asia/Jerusalem' })
  await expect(more).toBeRefused('conflict')
})
