import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { unsubscribe } from '#domain/accounts/commands/unsubscribe.ts'
import { publishNews } from '#domain/content/commands/publish-news.ts'
import { withdrawNews } from '#domain/content/commands/withdraw-news.ts'
import { listItemUpdates } from '#domain/content/queries/list-item-updates.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import {
  startTestApp,
  guest,
  memberOf,
  system,
  visitor,
  type Person,
} from '#test/app/create-test-app.ts'
import { organizationOf } from '#test/app/organization.ts'
import { hideAmbassador, makeAmbassador } from '#test/app/ambassadors.ts'
import { startAs } from '#test/app/campaigning.ts'
import { disbandTeams } from '#test/app/organization.ts'
import { goToWednesday } from '#test/app/noticing.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { chooseHow } from './commands/choose-how.ts'
import { follow } from './commands/follow.ts'
import { readNotice } from './commands/read-notice.ts'
import { sendNoticeMails } from './commands/send-notice-mails.ts'
import { spreadAnnouncements } from './commands/spread-announcements.ts'
import { unfollow } from './commands/unfollow.ts'
import { followKey, type How } from './followed.ts'
import { countFollowers } from './queries/count-followers.ts'
import { listFollows } from './queries/list-follows.ts'
import { listNotices } from './queries/list-notices.ts'

const app = startTestApp()
let partnerId: string
const supporter = DEMO_USERS.supporter
const MINUTE = 60_000
const HOUR = 60 * MINUTE

beforeAll(async () => {
  await goToWednesday(app)
  await addSupportable(app)
  partnerId = (await organizationOf(app, 'partner')).id
})
beforeEach(async () => {
  await tell()
  await app.as(system).delete('follows')
  await app.as(system).delete('notices')
  await app.as(system).delete('mails')
})

const timeZone = 'Asia/Jerusalem'
const followAs = (who: Person, key: string, how: How = 'at-once', zone = timeZone) =>
  follow(app.caller(who), { key, how, timeZone: zone })
const organization = () => followKey({ kind: 'partner', id: partnerId })
const list = (search: string) => followKey({ kind: 'search', search })

/** What the job does, at this moment. */
async function tell() {
  while ((await spreadAnnouncements(app.caller(system), {})) > 0);
  while ((await sendNoticeMails(app.caller(system), {})) > 0);
}

const publish = async (title: string, more: object = {}) =>
  (await publishNews(app.caller('partner', newId()), { title, summary: 'Nine of ten.', ...more }))
    .id
const post = (more: object = {}) =>
  addSupportable(app, { updatedAt: app.runtime.clock.now(), ...more })
const noticesOf = async (who: Person) => (await listNotices(app.caller(who), {})).notices
const storedMails = () => app.as(system).rows('mails', ['toAddress', 'text', 'unsubscribeUrl'])
const subjectsTo = async (email: string) =>
  (await app.mailsTo(email)).map(({ subject }) => subject).toReversed()

test('who follows an organization is told of its news and posts: in the bell at once, by one email soon after', async () => {
  await publish('Before')
  await followAs('supporter', organization())
  await publish('The oaks stand')
  await post({ title: 'Plant more oaks' })
  await tell()
  expect((await noticesOf('supporter')).map(({ text }) => text).toSorted()).toEqual([
    expect.stringMatching(/^New from .+: Plant more oaks$/),
    expect.stringMatching(/^News from .+: The oaks stand$/),
  ])
  expect(await subjectsTo(supporter.email)).toEqual([])
  app.advance(3 * MINUTE)
  await tell()
  await tell()
  const mails = await app.mailsTo(supporter.email)
  expect(mails).toMatchObject([{ subject: '2 new updates' }])
  expect(mails[0]?.text).toContain('The oaks stand')
  expect(mails[0]?.text).toMatch(/\/projects-events\/[0-9a-f-]{36}/)
  const [stored] = await storedMails()
  expect(stored?.unsubscribeUrl).toContain('/unsubscribe?token=')
})

test('of several reasons comes one notice; nobody is told of what is their own', async () => {
  await followAs('supporter', organization(), 'weekly')
  await followAs('supporter', list('category=education'), 'at-once')
  await followAs('supporter', list('region=haifa-district'), 'bell')
  await followAs('partner', list('category=education'))
  await post({ category: 'education', district: 'haifa-district', title: 'A class' })
  await tell()
  expect(await noticesOf('supporter')).toHaveLength(1)
  expect(await noticesOf('partner')).toEqual([])
  app.advance(3 * MINUTE)
  await tell()
  expect(await subjectsTo(supporter.email)).toEqual([expect.stringContaining('A class')])
})

test('no one of a team is told of what their own organization posts', async () => {
  const member = { userId: supporter.id, partnerId, duties: ['answer'] }
  await app.as(system).insert('partnerMembers', member)
  await followAs('supporter', list('category=education'))
  await post({ category: 'education', title: 'Known already' })
  await tell()
  expect(await noticesOf('supporter')).toEqual([])
  await disbandTeams(app)
})

test('a followed list brings exactly what the list shows', async () => {
  const searches = [
    'category=education',
    'q=lanterns',
    'near=Haifa&km=10',
    'type=event',
    'category=education&region=negev',
  ]
  await followAs('supporter', list(searches[0] ?? ''))
  await followAs('ambassador', list(searches[1] ?? ''))
  await followAs('applicant', list(searches[2] ?? ''))
  await followAs('admin', list(searches[3] ?? ''))
  await followAs('partner2', list(searches[4] ?? ''))
  await post({ title: 'Lanterns for the pier', category: 'education', district: 'negev' })
  await post({ title: 'Shade', category: 'healthcare', latitude: 32.8, longitude: 35 })
  await tell()
  const titles = async (who: Person) =>
    (await noticesOf(who)).map(({ text }) => text.replace(/^.*: /, ''))
  expect(await titles('supporter')).toEqual(['Lanterns for the pier'])
  expect(await titles('ambassador')).toEqual(['Lanterns for the pier'])
  expect(await titles('applicant')).toEqual(['Shade'])
  expect(await titles('admin')).toEqual([])
  expect(await titles('partner2')).toEqual(['Lanterns for the pier'])
})

test('a followed ambassador’s new campaign is told', async () => {
  const { id } = await makeAmbassador(app, 'ambassador')
  await followAs('supporter', followKey({ kind: 'ambassador', id }))
  await startAs(app, 'ambassador')
  await tell()
  expect(await noticesOf('supporter')).toMatchObject([
    { kind: 'campaign', text: 'New campaign by Friends of the Negev: Trees for the Galilee' },
  ])
  await hideAmbassador(app, id)
  app.advance(3 * MINUTE)
  await tell()
  expect(await subjectsTo(supporter.email)).toEqual([])
})

test('an update of an item is told to those who take part in it, and is on its page, newest first', async () => {
  const itemId = await post({ title: 'Oaks' })
  await signUp(app, 'supporter', itemId)
  await tell()
  await app.as(system).delete('mails')
  await publish('Half of them stand', { projectEventId: itemId })
  app.advance(MINUTE)
  await publish('All of them stand', { projectEventId: itemId })
  await tell()
  expect(await noticesOf('supporter')).toMatchObject([
    { kind: 'update', isSupport: true, isRead: false },
    { kind: 'update', isSupport: true, isRead: false },
  ])
  expect(
    (await listItemUpdates(app.caller(visitor), { itemId })).map(({ title }) => title),
  ).toEqual(['All of them stand', 'Half of them stand'])
  app.advance(3 * MINUTE)
  await tell()
  expect(await subjectsTo(supporter.email)).toEqual(['2 new updates'])
})

test('an update is only about an approved item of its own organization', async () => {
  const others = await addSupportable(app, {}, 'partner2')
  const draft = await post({ status: 'draft', approvedAt: null })
  for (const projectEventId of [others, draft, newId()]) {
    await expect(publish('No', { projectEventId })).toBeRefusedAt('projectEventId')
    await expect(
      app.as(system).insert('news', {
        id: newId(),
        partnerId,
        title: 't',
        summary: 's',
        body: '',
        projectEventId,
        publishedAt: new Date(),
      }),
    ).rejects.toThrow()
  }
})

test('what was read in the bell is not emailed, nor what is no longer public', async () => {
  await followAs('supporter', organization(), 'daily')
  const gone = await publish('Gone')
  await publish('Read')
  await publish('Left')
  await tell()
  const read = (await noticesOf('supporter')).find(({ text }) => text.endsWith('Read'))
  await readNotice(app.caller('supporter'), { id: read?.id ?? '' })
  await withdrawNews(app.caller('partner'), { id: gone })
  app.advance(22 * HOUR)
  await tell()
  expect(await subjectsTo(supporter.email)).toEqual([expect.stringMatching(/: Left$/)])
})

test('a daily email comes at eight where its reader is, once, and none when nothing is new', async () => {
  await followAs('supporter', organization(), 'daily', 'America/New_York')
  await followAs('ambassador', organization(), 'daily', 'Not/AZone')
  await publish('One')
  await tell()
  const due = await app.as(system).rows('notices', ['userId', 'dueAt'])
  const hourIn = (userId: string, zone: string) =>
    due
      .find((notice) => notice.userId === userId)
      ?.dueAt?.toLocaleTimeString('en-GB', { timeZone: zone })
  expect(hourIn(supporter.id, 'America/New_York')).toBe('08:00:00')
  expect(hourIn(DEMO_USERS.ambassador.id, timeZone)).toBe('08:00:00')
  expect(await subjectsTo(supporter.email)).toEqual([])
  app.advance(24 * HOUR)
  await tell()
  expect(await subjectsTo(supporter.email)).toHaveLength(1)
  app.advance(24 * HOUR)
  await tell()
  expect(await subjectsTo(supporter.email)).toHaveLength(1)
})

test('a digest is due at eight, also across the changes of summer time, and weekly on Sunday', async () => {
  const due = async (how: How, at: string, zone = timeZone) => {
    const { rows } = await app.runtime.scope.as(system, (db) =>
      sql<{
        at: Date | null
      }>`select app.notice_due(${how}, ${zone}, ${at}::timestamptz) as at`.execute(db),
    )
    return rows[0]?.at?.toISOString() ?? null
  }
  // Israel: to summer time on March 26, 2027, back on October 31.
  expect(await due('daily', '2027-03-25T07:00:00Z')).toBe('2027-03-26T05:00:00.000Z')
  expect(await due('daily', '2027-03-25T05:59:00Z')).toBe('2027-03-25T06:00:00.000Z')
  expect(await due('daily', '2027-10-30T06:00:00Z')).toBe('2027-10-31T06:00:00.000Z')
  expect(await due('weekly', '2027-03-25T07:00:00Z')).toBe('2027-03-28T05:00:00.000Z')
  expect(await due('weekly', '2027-03-28T04:59:00Z')).toBe('2027-03-28T05:00:00.000Z')
  expect(await due('weekly', '2027-03-28T05:00:00Z')).toBe('2027-04-04T05:00:00.000Z')
  expect(await due('at-once', '2027-03-25T07:00:00Z')).toBe('2027-03-25T07:03:00.000Z')
  expect(await due('bell', '2027-03-25T07:00:00Z')).toBeNull()
})

test('processes that run at the same time give one notice and send one email', async () => {
  for (const who of ['supporter', 'ambassador', 'applicant', 'admin'] as const) {
    await followAs(who, organization())
  }
  for (let n = 0; n < 6; n += 1) await publish(`Article ${n}`)
  const both = (work: typeof sendNoticeMails) =>
    Promise.all(Array.from({ length: 4 }, () => work(app.caller(system), {})))
  expect((await both(spreadAnnouncements)).reduce((sum, n) => sum + n)).toBe(6)
  app.advance(3 * MINUTE)
  expect((await both(sendNoticeMails)).reduce((sum, n) => sum + n)).toBe(24)
  const mails = await storedMails()
  for (const { email } of [supporter, DEMO_USERS.ambassador, DEMO_USERS.applicant]) {
    const text = mails
      .filter(({ toAddress }) => toAddress === email)
      .map((mail) => mail.text)
      .join('\n')
    for (let n = 0; n < 6; n += 1) {
      expect(text.split(`Article ${n}`).length - 1, email).toBe(1)
    }
  }
})

test('how often applies to what waits; who no longer follows is not emailed', async () => {
  await followAs('supporter', organization(), 'weekly')
  await followAs('ambassador', organization(), 'at-once')
  await publish('Now')
  await tell()
  const [own] = await listFollows(app.caller('supporter'), {})
  await chooseHow(app.caller('supporter'), { id: own?.id ?? '', how: 'at-once', timeZone })
  await unfollow(app.caller('ambassador'), { key: organization() })
  app.advance(4 * MINUTE)
  await tell()
  expect(await subjectsTo(supporter.email)).toHaveLength(1)
  expect(await subjectsTo(DEMO_USERS.ambassador.email)).toEqual([])
  expect(await noticesOf('ambassador')).toHaveLength(1)
  await expect(
    chooseHow(app.caller('ambassador'), { id: own?.id ?? '', how: 'bell', timeZone }),
  ).toBeRefused('not_found')
})

test('one click stops these emails; the bell goes on', async () => {
  await followAs('applicant', organization())
  await unsubscribe(app.caller(system), { userId: DEMO_USERS.applicant.id, topic: 'follows' })
  await publish('Quiet')
  await tell()
  app.advance(4 * MINUTE)
  await tell()
  expect(await subjectsTo(DEMO_USERS.applicant.email)).toEqual([])
  expect(await noticesOf('applicant')).toHaveLength(1)
})

test('nobody sees who follows: the organization a number, staff nothing', async () => {
  await followAs('supporter', organization())
  await followAs('ambassador', organization())
  await publish('Seen')
  await tell()
  const counts = (actor: Actor) =>
    app.runtime.scope.as(actor, async (db) => {
      const { rows } = await sql<{ follows: number; notices: number }>`
        select (select count(*) from follows)::int as follows, (select count(*) from notices)::int as notices`.execute(
        db,
      )
      return rows[0]
    })
  expect(await counts(memberOf('supporter'))).toEqual({ follows: 1, notices: 1 })
  for (const who of ['partner', 'partner2', 'admin', 'superuser'] as const) {
    expect(await counts(memberOf(who)), who).toEqual({ follows: 0, notices: 0 })
  }
  await expect(
    app.runtime.scope.asStaff(memberOf('superuser'), (db) => db.selectFrom('follows').execute()),
  ).toBeRefused('forbidden')
  for (const actor of [visitor, guest()]) {
    await expect(counts(actor)).toBeRefused('forbidden')
  }
  expect(await countFollowers(app.caller('partner'), {})).toBe(2)
  expect(await countFollowers(app.caller('partner2'), {})).toBe(0)
  expect(await countFollowers(app.caller('supporter'), {})).toBe(0)
})

test('only what is public can be followed, and for oneself', async () => {
  for (const key of [
    '',
    'search-',
    'search-%%',
    'partner-x',
    followKey({ kind: 'partner', id: newId() }),
  ]) {
    await expect(followAs('supporter', key), key).toBeRefused('not_found')
  }
  // A list without filters, and one of what is past.
  for (const search of ['page=2', 'time=past', 'from=0050-01-01']) {
    await expect(followAs('supporter', list(search))).toBeRefused('not_found')
  }
  await expect(
    app.as('partner').insert('follows', {
      id: newId(),
      userId: supporter.id,
      partnerId,
      how: 'daily',
      createdAt: new Date(),
    }),
  ).toBeRefused('forbidden')
})
