import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Actor } from '#platform/actor.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { recordActivity, type ReportedActivity } from './record-activity.ts'

const app = startTestApp()
beforeEach(() => app.as(system).delete('userActivity'))

const view: ReportedActivity = {
  activity_type: 'page_view',
  data: { path: '/projects-events', search: '?type=event&q=my+neighbor&token=x' },
  referrer: 'https://news.example/story?reader=7',
}
const loaded: ReportedActivity = { activity_type: 'app_loaded', data: { path: '/partners' } }
const click: ReportedActivity = {
  activity_type: 'link_click',
  data: {
    path: '/partners',
    link: 'partner-website',
    destination: 'https://partner.example/give?donor=7',
  },
}
const known = { userAgent: 'A browser', address: '192.0.2.7' }

async function record(who: Actor, reported: ReportedActivity, hasConsent: boolean) {
  await recordActivity(app.caller(who), { reported, hasConsent, ...known })
  return rows()
}
const rows = () => app.as(system).rows('userActivity', '*')

const people: [string, Actor][] = [
  ['a visitor', guest()],
  ['a member', memberOf('supporter')],
]

describe.each(people)('of %s without consent', (_, who) => {
  test.each([
    ['a page', view, { path: '/projects-events', search: '?type=event' }],
    ['a link', click, { path: '/partners' }],
    ['a visit begun', loaded, { path: '/partners', search: '' }],
  ] as const)(
    '%s is recorded as type and time, with nothing that identifies the user',
    async (_what, what, kept) => {
      expect(await record(who, what, false)).toEqual([
        {
          id: expect.any(String),
          activityType: what.activity_type,
          details: kept,
          createdAt: expect.any(Date),
          userId: null,
          url: null,
          referrer: null,
          userAgent: null,
          ipAddress: null,
        },
      ])
    },
  )

  // A column added to the table later must be null here too, or be listed as harmless.
  test('every column is either harmless or empty', async () => {
    const [row] = await record(who, view, false)
    const harmless = ['id', 'activityType', 'details', 'createdAt']
    const told = Object.entries(row!).filter(
      ([name, value]) => value !== null && !harmless.includes(name),
    )
    expect(told).toEqual([])
  })
})

describe('with consent', () => {
  const connection = {
    url: 'http://127.0.0.1:3000/projects-events?type=event',
    referrer: 'https://news.example',
    userAgent: 'A browser',
    ipAddress: '192.0.2.7',
  }
  test('a member is recorded as the server knows them, never as another user', async () => {
    const forged = {
      ...view,
      userId: DEMO_USERS.admin.id,
      ipAddress: '8.8.8.8',
    } as ReportedActivity
    expect(await record(memberOf('supporter'), forged, true)).toMatchObject([
      { userId: DEMO_USERS.supporter.id, ...connection },
    ])
  })
  test('a visitor is recorded without a name', async () => {
    expect(await record(guest(), view, true)).toMatchObject([{ userId: null, ...connection }])
  })
  test('a link is recorded with its destination, without anything that may identify the user', async () => {
    const [row] = await record(memberOf('supporter'), click, true)
    expect(row!.details).toEqual({
      path: '/partners',
      link: 'partner-website',
      destination: 'https://partner.example/give',
      external: true,
    })
  })
})

test.each([
  '/dashboard',
  '/partner-dashboard/posts/one',
  '/admin/inbox/one',
  '/account',
  '/gifts/one',
])('%s, which may identify its owner, leaves a row only with consent', async (path) => {
  const seen: ReportedActivity = { activity_type: 'page_view', data: { path } }
  expect(await record(memberOf('partner'), seen, false)).toEqual([])
  expect(await record(memberOf('partner'), seen, true)).toHaveLength(1)
})

test.each(['/auth', '/auth/reset-password', '/dev/mail'])('%s leaves no row', async (path) => {
  const seen = { ...view, data: { path, search: '?token=x' } }
  expect(await record(memberOf('supporter'), seen, true)).toEqual([])
})

test.each([
  ['an unknown type', { ...view, activity_type: 'signed_in' }],
  ['no path', { ...view, data: {} }],
  ['a path elsewhere', { ...view, data: { path: '//evil.example' } }],
  ['a path with a query', { ...view, data: { path: '/a?token=x' } }],
  ['a path too long', { ...view, data: { path: `/${'x'.repeat(500)}` } }],
  ['U+0000', { ...view, data: { path: '/\u0000' } }],
])('refuses %s', async (_, reported) => {
  const input = { reported: reported as ReportedActivity, hasConsent: true, ...known }
  await expect(recordActivity(app.caller('supporter'), input)).toBeRefused('bad_input')
  expect(await rows()).toEqual([])
})

test('refuses callers that are neither guests nor members', async () => {
  const input = { reported: view, hasConsent: false, ...known }
  await expect(recordActivity(app.caller(visitor), input)).toBeRefused('not_signed_in')
})

test('only superusers can read other users’ activity', async () => {
  await record(memberOf('supporter'), view, true)
  await record(guest(), view, false)
  const { scope } = app.runtime
  const all = sql<{ n: number }>`select count(*)::int as n from app.user_activity`
  const countIn = (answer: { n: number }[]) => answer[0]!.n
  const asStaff = (who: 'admin' | 'superuser') =>
    scope.asStaff(memberOf(who), async (db) => countIn((await all.execute(db)).rows))
  const asMember = (who: 'supporter' | 'partner') =>
    scope.as(memberOf(who), async (db) => countIn((await all.execute(db)).rows))
  expect(await asStaff('superuser')).toBe(2)
  expect(await asStaff('admin')).toBe(0)
  expect(await asMember('supporter')).toBe(1)
  expect(await asMember('partner')).toBe(0)
  await expect(scope.asVisitor((db) => all.execute(db))).toBeRefused('forbidden')
  await expect(scope.as(guest(), (db) => all.execute(db))).toBeRefused('forbidden')
})

test('no one can record activity for another user, not even bypassing the command', async () => {
  const row = { id: crypto.randomUUID(), activityType: 'page_view', userId: DEMO_USERS.admin.id }
  for (const who of [guest(), memberOf('supporter')]) {
    await expect(app.as(who).insert('userActivity', row)).toBeRefused('forbidden')
  }
})
