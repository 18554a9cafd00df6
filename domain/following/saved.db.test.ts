import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { publishNews } from '#domain/content/commands/publish-news.ts'
import { chooseLanguage } from '#domain/accounts/commands/choose-language.ts'
import { chooseMail } from '#domain/accounts/commands/choose-mail.ts'
import { MAIL_TOPICS } from '#domain/accounts/mail-topic.ts'
import { addDays } from '#domain/project-events/day.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { hideItem } from '#domain/project-events/commands/hide-item.ts'
import { unpublishProjectEvent } from '#domain/project-events/commands/unpublish-project-event.ts'
import { saveItem } from '#domain/support/commands/save-item.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import { unsaveItem } from '#domain/support/commands/unsave-item.ts'
import { newId } from '#platform/database/new-id.ts'
import { createTestApp, system, type Person, type TestApp } from '#test/app/create-test-app.ts'
import { organizationOf } from '#test/app/organization.ts'
import { seedPosters, wholeEvent } from '#test/app/posting.ts'
import { proposeEdit, proposePost } from '#test/app/proposals.ts'
import { follow } from './commands/follow.ts'
import { readNotice } from './commands/read-notice.ts'
import { sendNoticeMails } from './commands/send-notice-mails.ts'
import { spreadAnnouncements } from './commands/spread-announcements.ts'
import { followKey } from './followed.ts'
import { listNotices } from './queries/list-notices.ts'

type Typed = Parameters<typeof proposeEdit>[3]
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedPosters(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  await tell()
  await app.as(system).delete('follows')
  await app.as(system).delete('notices')
  await app.as(system).delete('mails')
})

async function tell(): Promise<void> {
  while ((await spreadAnnouncements(app.caller(system), {})) > 0);
  app.advance(4 * MINUTE)
  while ((await sendNoticeMails(app.caller(system), {})) > 0);
}
const approve = (revisionId: string) =>
  decideRevision(app.caller('admin'), { revisionId, decision: 'approve' })
async function publish(title: string) {
  const content = { ...wholeEvent(app.runtime.clock.now()), title }
  const { postId, revisionId } = await proposePost(app, 'partner', { type: 'event', ...content })
  await approve(revisionId)
  await tell()
  return { postId, content }
}
/** The same hours, so many days after the first date. */
const onDays = ({ startDate = '', startTime = '', endTime = '' }: Typed, ...days: number[]) =>
  days.map((later) => ({ startDate: addDays(startDate, later), startTime, endDate: '', endTime }))
const save = (who: Person, itemId: string) => saveItem(app.caller(who), { itemId })
const move = async (postId: string, content: Parameters<typeof proposeEdit>[3]) =>
  approve(await proposeEdit(app, 'partner', postId, content))
const textsOf = async (who: Person) =>
  (await listNotices(app.caller(who), {})).notices.map(({ text }) => text)
const mailsTo = async (who: Person) =>
  (await app.mailsTo(DEMO_USERS[who].email))
    .filter(({ kind }) => kind.startsWith('following.'))
    .map(({ subject }) => subject)

test('who has saved an event hears at once that it moves; who has not, only follows, or has signed up, does not', async () => {
  const { postId, content } = await publish('Saved and moved')
  await save('supporter', postId)
  await save('ambassador', postId)
  await save('partner', postId)
  await supportItem(app.caller('ambassador', newId()), { kind: 'attend', itemId: postId })
  const partnerId = (await organizationOf(app, 'partner')).id
  const key = followKey({ kind: 'partner', id: partnerId })
  await follow(app.caller('applicant'), { key, how: 'at-once', timeZone: 'Asia/Jerusalem' })
  await move(postId, { ...content, startTime: '19:00', location: 'Old port, Jaffa' })
  await tell()
  const sentence = '“Saved and moved” has a new date or place'
  const { notices } = await listNotices(app.caller('supporter'), {})
  expect(notices).toMatchObject([
    { kind: 'moved', text: sentence, isSaved: true, isSupport: false },
  ])
  expect(await mailsTo('supporter')).toEqual([sentence])
  expect(await readNotice(app.caller('supporter'), { id: notices[0]!.id })).toEqual({
    path: `/projects-events/${postId}`,
  })
  for (const who of ['ambassador', 'partner', 'applicant'] as const) {
    expect(await textsOf(who), who).toEqual([])
    expect(await mailsTo(who), who).toEqual([])
  }
})

test('another text, and what is over, tell nothing', async () => {
  const { postId, content } = await publish('Only reworded')
  await save('supporter', postId)
  await move(postId, { ...content, description: 'In other words.' })
  await tell()
  app.advance(100 * DAY)
  await move(postId, { ...content, startTime: '17:00' })
  await tell()
  app.advance(-100 * DAY)
  expect(await textsOf('supporter')).toEqual([])
})

test('an event that its organization calls off is named to who had saved it, and to nobody else', async () => {
  const { postId } = await publish('Called off')
  await save('supporter', postId)
  await unpublishProjectEvent(app.caller('partner'), { postId, message: '' })
  await tell()
  const [text] = await textsOf('supporter')
  expect(text).toMatch(/^“Called off” by .+ was called off$/)
  expect(await mailsTo('supporter')).toEqual([text])
  const seen = (who: Person) =>
    app.as(app.caller(who).actor).rows('publicAnnouncements', ['titles'], { kind: 'called-off' })
  expect(await seen('supporter')).toHaveLength(1)
  expect(await seen('ambassador')).toEqual([])
})

test('what staff hides is not named', async () => {
  const { postId } = await publish('Hidden')
  await save('supporter', postId)
  await hideItem(app.caller('admin'), { id: postId, reason: 'Reported by three people' })
  await tell()
  expect(await textsOf('supporter')).toEqual([])
})

test('new dates approved together make one notice for people who saved the event or follow it', async () => {
  const { postId, content } = await publish('More dates')
  await save('supporter', postId)
  await save('applicant', postId)
  await save('ambassador', postId)
  await supportItem(app.caller('ambassador', newId()), { kind: 'attend', itemId: postId })
  const key = followKey({ kind: 'search', search: 'q=More+dates' })
  await follow(app.caller('partner2'), { key, how: 'at-once', timeZone: 'Asia/Jerusalem' })
  await chooseLanguage(app.caller('supporter'), { language: 'he' })
  await move(postId, { ...content, furtherDates: onDays(content, 7, 14) })
  await spreadAnnouncements(app.caller(system), {})
  await unsaveItem(app.caller('applicant'), { itemId: postId })
  await tell()
  const text = expect.stringMatching(/^“More dates” by .+ has a new date$/)
  expect(await textsOf('supporter')).toEqual([text])
  expect(await mailsTo('partner2')).toEqual([text])
  expect(await mailsTo('supporter'), 'there is no hurry').toEqual([])
  app.advance(DAY)
  await tell()
  expect(await mailsTo('supporter')).toEqual([expect.stringContaining('מועד חדש: ״More dates״')])
  expect(await textsOf('applicant')).toEqual([text])
  expect(await mailsTo('applicant'), 'who has unsaved it').toEqual([])
  for (const who of ['ambassador', 'partner'] as const) expect(await textsOf(who), who).toEqual([])
  await chooseLanguage(app.caller('supporter'), { language: 'en' })
})

test('a new date is in the bell only of who has muted emails, and part of the news that others moved', async () => {
  const { postId, content } = await publish('Muted dates')
  await save('supporter', postId)
  const wanted = MAIL_TOPICS.filter((topic) => topic !== 'follows')
  await chooseMail(app.caller('supporter'), { wanted })
  await move(postId, { ...content, furtherDates: onDays(content, 7) })
  await tell()
  app.advance(DAY)
  await tell()
  const added = expect.stringContaining('has a new date')
  expect(await textsOf('supporter')).toEqual([added])
  expect(await mailsTo('supporter')).toEqual([])
  await chooseMail(app.caller('supporter'), { wanted: [...MAIL_TOPICS] })

  const moved = { ...content, startTime: '17:00', furtherDates: onDays(content, 7, 21) }
  await move(postId, moved)
  await tell()
  expect(await textsOf('supporter')).toEqual(['“Muted dates” has a new date or place', added])
})

test('the dates with which an event is published, and those that are over, are no news of their own', async () => {
  const { postId, content } = await publish('With three dates')
  const changes = async () => {
    const rows = await app.runtime.scope.as(system, (db) =>
      db
        .selectFrom('announcements')
        .select('change')
        .where('changedItemId', 'is not', null)
        .where('spreadAt', 'is', null)
        .execute(),
    )
    return rows.map(({ change }) => change)
  }
  const { postId: other, revisionId } = await proposePost(app, 'partner', {
    type: 'event',
    ...content,
    furtherDates: onDays(content, 7, 14),
  })
  await approve(revisionId)
  expect([other === postId, await changes()]).toEqual([false, []])
  app.advance(100 * DAY)
  await move(postId, { ...content, furtherDates: onDays(content, 2) })
  expect(await changes()).toEqual([])
  app.advance(-100 * DAY)
})

test('an update comes with the daily email; unsaving keeps it in the bell only', async () => {
  const { postId } = await publish('Updated')
  await save('supporter', postId)
  await save('applicant', postId)
  await publishNews(app.caller('partner', newId()), {
    title: 'Bring gloves',
    summary: 'It may rain.',
    projectEventId: postId,
  })
  await tell()
  expect(await textsOf('supporter')).toEqual(['Update on “Updated”: Bring gloves'])
  expect(await mailsTo('supporter')).toEqual([])
  await unsaveItem(app.caller('applicant'), { itemId: postId })
  app.advance(DAY)
  await tell()
  expect(await mailsTo('supporter')).toEqual(['Update on “Updated”: Bring gloves'])
  expect(await textsOf('applicant')).toHaveLength(1)
  expect(await mailsTo('applicant')).toEqual([])
})
