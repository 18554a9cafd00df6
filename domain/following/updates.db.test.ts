import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { publishNews } from '#domain/content/commands/publish-news.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { goToWednesday } from '#test/app/noticing.ts'
import { signUpAs } from '#test/app/signing-up.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { sendNoticeMails } from './commands/send-notice-mails.ts'
import { spreadAnnouncements } from './commands/spread-announcements.ts'
import { listNotices } from './queries/list-notices.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const app = startTestApp()
beforeAll(() => goToWednesday(app))
beforeEach(async () => {
  await app.as(system).delete('follows')
  await app.as(system).delete('notices')
})

/** What the job does now, and once emails at once are due. */
async function tell(): Promise<void> {
  while ((await spreadAnnouncements(app.caller(system), {})) > 0);
  app.advance(4 * MINUTE)
  while ((await sendNoticeMails(app.caller(system), {})) > 0);
}
const update = (itemId: string, title: string) =>
  publishNews(app.caller('partner', newId()), {
    title,
    summary: 'Nine of ten.',
    projectEventId: itemId,
  })
const mailsTo = async (who: Person) =>
  (await app.mailsTo(DEMO_USERS[who].email))
    .filter(({ kind }) => kind === 'following.updates')
    .map(({ subject }) => subject)
    .toReversed()
const noticesOf = async (who: Person) => (await listNotices(app.caller(who), {})).notices

test('a second update of an item within a day is in the bell at once, and emailed with the daily email', async () => {
  const itemId = await addSupportable(app, { title: 'Oaks' })
  const other = await addSupportable(app, { title: 'Pines' })
  await signUp(app, 'supporter', itemId)
  await signUp(app, 'supporter', other)
  await update(itemId, 'First')
  await tell()
  await update(itemId, 'Second')
  await tell()
  await update(itemId, 'Third')
  await tell()
  expect(await noticesOf('supporter')).toHaveLength(3)
  expect(await mailsTo('supporter')).toEqual([expect.stringContaining('First')])
  // Another item has its own.
  await update(other, 'Elsewhere')
  await tell()
  expect(await mailsTo('supporter')).toEqual([
    expect.stringContaining('First'),
    expect.stringContaining('Elsewhere'),
  ])
  // At eight in the morning, in one email.
  app.advance(22 * HOUR)
  await tell()
  expect((await mailsTo('supporter')).slice(2)).toEqual(['2 new updates'])
  // A day after the last one the next comes at once again.
  app.advance(25 * HOUR)
  await update(itemId, 'Fourth')
  await tell()
  expect((await mailsTo('supporter')).slice(3)).toEqual([expect.stringContaining('Fourth')])
})

test('who comes along with a group is told of updates, and can refuse them', async () => {
  const itemId = await addSupportable(app, { title: 'Along' })
  const { id: groupId } = await startGroupAs(app, 'ambassador', ['applicant', 'admin'])
  await signUpAs(app, 'ambassador', { groupId, itemId, people: ['ambassador', 'applicant'] })
  await update(itemId, 'We start early')
  await tell()
  for (const who of ['ambassador', 'applicant'] as const) {
    expect(await noticesOf(who), who).toMatchObject([{ kind: 'update', isSupport: true }])
    expect(await mailsTo(who), who).toEqual([expect.stringContaining('We start early')])
  }
  // A member of the group who does not come is not.
  expect(await noticesOf('admin')).toEqual([])
  const stored = await app.as(system).rows('mails', ['unsubscribeUrl'], {
    toAddress: DEMO_USERS.applicant.email,
    kind: 'following.updates',
  })
  expect(stored[0]?.unsubscribeUrl).toContain('/unsubscribe?token=')
})
