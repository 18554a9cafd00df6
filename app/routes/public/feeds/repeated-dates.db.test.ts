import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/project-events/day.ts'
import { changeSeries, type SeriesChange } from '#domain/project-events/change-series.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { unpublishProjectEvent } from '#domain/project-events/commands/unpublish-project-event.ts'
import type { DraftDate } from '#domain/project-events/draft-dates.ts'
import { repeatDate } from '#domain/project-events/repeat-dates.ts'
import { writeSeries } from '#domain/project-events/series.ts'
import { getOwnProjectEvent } from '#domain/project-events/queries/get-own-project-event.ts'
import { listEntries } from '#domain/project-events/queries/list-entries.ts'
import { listFeed } from '#domain/project-events/queries/list-feed.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import { newId } from '#platform/database/new-id.ts'
import { mailsAbout } from '#test/app/announcing.ts'
import { expandCalendar, parseCalendar } from '#test/app/calendar-text.ts'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { seedPosters, wholeEvent } from '#test/app/posting.ts'
import { proposeEdit, proposePost } from '#test/app/proposals.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { composeCalendar } from './compose-calendar.ts'

const app = startTestApp()
beforeAll(async () => {
  await seedPosters(app)
  await liftRowSecurity(app)
})

const KEY = 'abcd1234'
const approve = (revisionId: string) =>
  decideRevision(app.caller('admin'), { revisionId, decision: 'approve' })
const compose = (entries: Parameters<typeof composeCalendar>[0]['entries']) =>
  composeCalendar({ name: 'A name', entries, origin: 'https://site.example' })
const calendarOf = async (id: string) => compose(await listEntries(app.caller(visitor), { id }))
const rowsOf = async (id: string) =>
  (
    await app
      .as(system)
      .rows('projectEventDates', ['startsAt', 'endsAt'], { projectEventId: id }, 'startsAt')
  ).map(({ startsAt, endsAt }) => ({
    start: startsAt?.toISOString(),
    end: endsAt?.toISOString(),
  }))
const instancesOf = (text: string) => expandCalendar(text).map(({ start, end }) => ({ start, end }))

/** Six evenings, a week apart, as repeating makes them; people choose among them. */
function evenings(title: string) {
  const first = { ...wholeEvent(app.runtime.clock.now()), title, chooseDates: 'on', series: '' }
  const { startDate = '', startTime = '', endDate = '', endTime = '' } = first
  const ofRule = (date: DraftDate) => ({
    ...date,
    series: writeSeries({ key: KEY, every: 'week', day: date.startDate }),
  })
  const dates = [
    { startDate, startTime, endDate, endTime },
    ...repeatDate({ startDate, startTime, endDate, endTime }, 'week', addDays(startDate, 35)),
  ].map(ofRule)
  return { ...first, series: dates[0]?.series ?? '', furtherDates: dates.slice(1) }
}

async function publish(title: string) {
  const content = evenings(title)
  const { postId, revisionId } = await proposePost(app, 'partner', { type: 'event', ...content })
  await approve(revisionId)
  return { postId, content }
}

/** Changes the dates of what is public as the editor does, and approves that. */
async function edit(
  postId: string,
  typed: (dates: DraftDate[]) => DraftDate[],
  change?: SeriesChange,
) {
  const { content } = await getOwnProjectEvent(app.caller('partner'), { postId })
  const { startDate, startTime, endDate, endTime, series } = content
  const dates = typed([
    { startDate, startTime, endDate, endTime, series },
    ...(content.furtherDates ?? []),
  ])
  const changed = change
    ? changeSeries(dates, change, {
        now: app.runtime.clock.now(),
        timeZone: content.timeZone,
        newKey: 'efgh5678',
      })
    : dates
  const [first, ...furtherDates] = changed ?? []
  await approve(await proposeEdit(app, 'partner', postId, { ...content, ...first, furtherDates }))
}

const at = (index: number, more: Partial<DraftDate>) => (dates: DraftDate[]) =>
  dates.map((date, place) => (place === index ? { ...date, ...more } : date))

test('repeated dates are one event of calendars, whose dates are the rows', async () => {
  const { postId } = await publish('Six evenings')
  const text = await calendarOf(postId)
  const { events } = parseCalendar(text)
  expect(events.map(({ uid }) => uid)).toEqual([`${postId}-${KEY}@friends-for-israel`])
  expect(instancesOf(text)).toEqual(await rowsOf(postId))
  // A feed that begins within them has all of them too.
  app.advance(110 * 24 * 60 * 60 * 1000)
  const feed = compose((await listFeed(app.caller(visitor), {})).filter(({ id }) => id === postId))
  expect(instancesOf(feed)).toEqual(await rowsOf(postId))
  app.advance(-110 * 24 * 60 * 60 * 1000)
})

test('a file for one date has that date alone', async () => {
  const { postId } = await publish('One of six')
  const [, entry] = await listEntries(app.caller(visitor), { id: postId })
  const one = compose(await listEntries(app.caller(visitor), { id: postId, dateId: entry!.dateId }))
  expect(parseCalendar(one).events.map(({ uid }) => uid)).toEqual([
    `${entry!.dateId}@friends-for-israel`,
  ])
  expect(one).not.toContain('RRULE')
})

test('one date moves, one is called off, and those that follow move: who chose them is asked, others are not', async () => {
  const { postId, content } = await publish('Moving evenings')
  const chosen = await app
    .as(system)
    .rows('projectEventDates', ['id'], { projectEventId: postId }, 'startsAt')
  const join = (who: 'supporter' | 'ambassador', ...indexes: number[]) =>
    supportItem(app.caller(who, newId()), {
      kind: 'attend',
      itemId: postId,
      dates: indexes.map((index) => chosen[index]!.id),
    })
  await join('supporter', 0, 2)
  await join('ambassador', 1)
  const before = parseCalendar(await calendarOf(postId)).events[0]!

  const told = async (who: 'supporter' | 'ambassador', what: 'Changed' | 'A date was called off') =>
    (await mailsAbout(app, who, `${what}: Moving evenings`)).length
  const day = content.furtherDates[0]!.startDate
  await edit(postId, at(1, { startDate: addDays(day, 1), endDate: '' }))
  expect(await told('ambassador', 'Changed')).toBe(1)
  expect(await told('supporter', 'Changed')).toBe(0)
  let text = await calendarOf(postId)
  expect(text).toContain('RECURRENCE-ID;TZID=')
  expect(instancesOf(text)).toEqual(await rowsOf(postId))
  expect(parseCalendar(text).events.map(({ uid }) => uid)).toEqual([before.uid, before.uid])
  expect(parseCalendar(text).events[0]!.sequence).toBeGreaterThanOrEqual(before.sequence)

  await edit(postId, (dates) => dates.filter((_, place) => place !== 1))
  expect(await told('ambassador', 'A date was called off')).toBe(1)
  text = await calendarOf(postId)
  expect(text).toContain('EXDATE;TZID=')
  expect(instancesOf(text)).toEqual(await rowsOf(postId))

  await edit(postId, at(1, { startTime: '16:00', endTime: '17:00' }), {
    what: 'change',
    which: 'following',
    at: 1,
  })
  // Of the two dates that they chose, one moves.
  expect(await told('supporter', 'Changed')).toBe(1)
  expect(await told('ambassador', 'Changed')).toBe(1)
  text = await calendarOf(postId)
  expect(new Set(parseCalendar(text).events.map(({ uid }) => uid))).toEqual(
    new Set([before.uid, `${postId}-efgh5678@friends-for-israel`]),
  )
  expect(instancesOf(text)).toEqual(await rowsOf(postId))
  expect(await rowsOf(postId)).toHaveLength(5)
})

test('a date that calendars know by itself stays that when it begins to repeat', async () => {
  const content = evenings('It repeats now')
  const { postId, revisionId } = await proposePost(app, 'partner', {
    type: 'event',
    ...content,
    series: '',
    furtherDates: [],
  })
  await approve(revisionId)
  const [{ uid } = { uid: '' }] = parseCalendar(await calendarOf(postId)).events
  await edit(postId, ([only]) => [{ ...only!, series: content.series }, ...content.furtherDates])
  const text = await calendarOf(postId)
  expect(parseCalendar(text).events.map((event) => event.uid)).toEqual([
    uid,
    `${postId}-${KEY}@friends-for-israel`,
  ])
  expect(instancesOf(text)).toEqual(await rowsOf(postId))
  expect(await rowsOf(postId)).toHaveLength(6)
})

test('an event that is taken down is canceled as the one event that calendars know', async () => {
  const { postId } = await publish('Taken down')
  await unpublishProjectEvent(app.caller('partner'), { postId, message: '' })
  const { events } = parseCalendar(await calendarOf(postId))
  expect(events).toMatchObject([
    { uid: `${postId}-${KEY}@friends-for-israel`, status: 'CANCELLED' },
  ])
})

test('the database keeps a series whole', async () => {
  const { postId } = await publish('Whole')
  for (const set of ["series_key = 'ab'", 'series_day = null', "series_every = 'year'"]) {
    await expect(
      app.asOwner(`update app.project_event_dates set ${set} where project_event_id = $1`, [
        postId,
      ]),
    ).rejects.toThrow(/check constraint/)
  }
})
