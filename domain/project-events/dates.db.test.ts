import { beforeAll, expect, test } from 'vitest'
import { startTestApp, memberOf, system, visitor } from '#test/app/create-test-app.ts'
import { listDisagreeing } from '#test/app/derived.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { signUp } from '#test/app/supporting.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { listNextDates } from '#domain/support/queries/list-next-dates.ts'
import { findMatching } from './queries/find-matching.ts'
import { countDays } from './queries/count-days.ts'
import { getPublic } from './queries/get-public.ts'
import { listCalendarEvents } from './queries/list-calendar-events.ts'
import { listEntries } from './queries/list-entries.ts'
import { listFeed } from './queries/list-feed.ts'
import { listMap } from './queries/list-map.ts'
import { listPublic } from './queries/list-public.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const app = startTestApp()
let partnerId: string
/** An event of three and of twelve days from now; another one is between its dates. */
let twice: string
let between: string
/** A few days of Israel's calendar from now. */
let day: (days: number) => string
let at: (days: number) => Date

beforeAll(async () => {
  await liftRowSecurity(app)
  await app.asOwner('truncate app.partners, app.facet_counts, app.search_weeks cascade')
  partnerId = await addPartner(app, { name: 'Evenings' })
  const noon = new Date(app.runtime.clock.now())
  noon.setUTCHours(10, 0, 0, 0)
  at = (days) => new Date(noon.getTime() + days * DAY)
  day = (days) => at(days).toISOString().slice(0, 10)
  const place = { latitude: 32, longitude: 35, location: 'Hall' }
  const event = { partnerId, type: 'event', title: 'Twice', ...place } as const
  twice = await addItem(app, {
    ...event,
    startDatetime: at(3),
    endDatetime: new Date(at(3).getTime() + HOUR),
    furtherDates: [{ startDatetime: at(12) }],
  })
  between = await addItem(app, { ...event, title: 'Between', startDatetime: at(7) })
})

const caller = () => app.caller(visitor)
const titles = async (asked: Parameters<typeof listPublic>[1]) =>
  (await listPublic(caller(), asked)).items.map(({ title }) => title)
const days = (from: number, to: number) => ({ from: day(from), to: day(to) })

test('an event with two dates is found on either day, once, in the order of the date asked for', async () => {
  expect(await titles(days(3, 3))).toEqual(['Twice'])
  expect(await titles(days(12, 12))).toEqual(['Twice'])
  expect(await titles(days(4, 6))).toEqual([])
  expect(await titles(days(4, 11))).toEqual(['Between'])
  expect(await titles(days(5, 13))).toEqual(['Between', 'Twice'])
  const [later] = (await listPublic(caller(), days(12, 12))).items
  expect(later).toMatchObject({ startDatetime: at(12).toISOString(), isOver: false })
  for (const sort of ['soonest', 'newest', 'needed'] as const) {
    const { items, total } = await listPublic(caller(), { time: 'upcoming', sort })
    expect(items.map(({ title }) => title).toSorted()).toEqual(['Between', 'Twice'])
    expect(total).toBe(2)
  }
  expect(await titles({ time: 'upcoming' })).toEqual(['Twice', 'Between'])
  expect(await titles({ q: 'twice', time: 'upcoming' })).toEqual(['Twice'])
  for (const type of [null, 'event'] as const) {
    const { total, pins } = await listMap(caller(), { ...days(12, 12), type })
    expect([total, pins.map(({ id }) => id)]).toEqual([1, [twice]])
  }
  const matching = await findMatching(caller(), { type: 'event', ...days(12, 12) })
  expect(matching.items.map(({ id }) => id)).toEqual([twice])
})

test('a calendar and its feed have each date, an address of the event all of them', async () => {
  const shown = await listCalendarEvents(caller(), days(1, 20))
  const times = [at(3), at(7), at(12)].map((date) => date.toISOString())
  expect(shown.map(({ id, startDatetime }) => [id, startDatetime])).toEqual([
    [twice, times[0]],
    [between, times[1]],
    [twice, times[2]],
  ])
  expect(await countDays(caller(), days(1, 20))).toEqual({ [day(3)]: 1, [day(7)]: 1, [day(12)]: 1 })

  const feed = await listFeed(caller(), {})
  expect(feed.map(({ id }) => id)).toEqual([twice, between, twice])
  expect(new Set(feed.map(({ dateId }) => dateId)).size).toBe(3)
  const entries = await listEntries(caller(), { id: twice })
  expect(entries.map(({ startsAt }) => startsAt)).toEqual([at(3), at(12)])
})

test('its page has all dates, and so has the dashboard of a person who signed up', async () => {
  const page = await getPublic(caller(), { id: twice })
  expect(page.dates).toMatchObject([
    {
      startDatetime: at(3).toISOString(),
      endDatetime: new Date(at(3).getTime() + HOUR).toISOString(),
    },
    { startDatetime: at(12).toISOString(), endDatetime: null },
  ])
  expect((await getPublic(caller(), { id: between })).dates).toEqual([])
  await signUp(app, 'applicant', twice)
  const own = await listNextDates(app.caller('applicant'), {})
  expect(own.map(({ item }) => item.startDatetime)).toEqual(
    [at(3), at(12)].map((date) => date.toISOString()),
  )
})

test('what is kept of its dates agrees with them, whatever is done to these', async () => {
  const write = (text: string, values: unknown[] = []) => app.asOwner(text, values)
  const agrees = async () =>
    expect(
      (await listDisagreeing(app)).filter((of) => /^(search|the cal|an item s)/.test(of)),
    ).toEqual([])
  await liftRowSecurity(app)
  await agrees()
  const id = await addItem(app, { partnerId, type: 'event', startDatetime: at(30) })
  await write(
    `insert into project_event_dates (id, project_event_id, starts_at) values ($1, $2, $3)`,
    [newId(), id, at(40)],
  )
  await write(
    `insert into project_event_dates (id, project_event_id, starts_at, ends_at) values ($1, $2, $3, $4)`,
    [newId(), id, at(35), at(36)],
  )
  await agrees()
  await write(
    `update project_event_dates set starts_at = $2 where project_event_id = $1 and starts_at = $3`,
    [id, at(50), at(35)],
  ).catch((error: unknown) => expect(String(error)).toContain('date_ends_after_it_starts'))
  await write(
    `update project_event_dates set starts_at = $2, ends_at = null where project_event_id = $1 and starts_at = $3`,
    [id, at(50), at(35)],
  )
  await agrees()
  await write(`delete from project_event_dates where project_event_id = $1 and starts_at = $2`, [
    id,
    at(30),
  ])
  await agrees()
  const feed = await listEntries(caller(), { id })
  expect(feed.map(({ words }) => words === null)).toEqual([true, false, false])
  await expect(
    write(`delete from project_event_dates where project_event_id = $1`, [id]),
  ).rejects.toThrow('an approved event has a date')
  await write(`delete from project_events where id = $1`, [id])
  await agrees()
})

test('once a date is over the next one is shown, and after the last one it is past', async () => {
  const start = async () => (await listPublic(caller(), { q: 'twice' })).items[0]
  expect(await start()).toMatchObject({ startDatetime: at(3).toISOString(), isOver: false })
  app.advance(5 * DAY)
  expect(await start()).toMatchObject({ startDatetime: at(12).toISOString(), isOver: false })
  expect(await titles({ time: 'upcoming' })).toEqual(['Between', 'Twice'])
  app.advance(9 * DAY)
  expect(await start()).toMatchObject({ startDatetime: at(12).toISOString(), isOver: true })
  expect(await titles({ time: 'upcoming' })).toEqual([])
  expect((await titles({ time: 'past' })).toSorted()).toEqual(['Between', 'Twice'])
})

test('only staff writes dates; a visitor and others do not see those of what is not public', async () => {
  const userId = DEMO_USERS.partner.id
  const own = await addPartner(app, { name: 'Own', userId })
  const event = { partnerId: own, type: 'event', startDatetime: at(90) } as const
  const open = await addItem(app, event)
  const waiting = await addItem(app, { ...event, status: 'pending', approvedAt: null })
  const seen = (who: 'partner' | 'partner2' | 'admin' | typeof visitor, item: string) =>
    app
      .as(who === visitor ? visitor : memberOf(who as 'admin'))
      .rows('projectEventDates', ['id'], { projectEventId: item })
  for (const who of [visitor, 'partner', 'partner2'] as const) {
    expect(await seen(who, open)).toHaveLength(1)
    expect(await seen(who, waiting)).toHaveLength(who === 'partner' ? 1 : 0)
  }
  for (const who of ['partner', 'partner2'] as const) {
    const as = (run: Parameters<typeof app.runtime.scope.as>[1]) =>
      app.runtime.scope.as(memberOf(who), run)
    for (const item of [open, waiting]) {
      const date = { id: newId(), projectEventId: item, startsAt: at(91) }
      await expect(
        as((db) => db.insertInto('projectEventDates').values(date).execute()),
      ).toBeRefused('forbidden')
      await expect(
        as((db) =>
          db
            .updateTable('projectEventDates')
            .set({ startsAt: at(91) })
            .execute(),
        ),
      ).toBeRefused('forbidden')
      await expect(as((db) => db.deleteFrom('projectEventDates').execute())).toBeRefused(
        'forbidden',
      )
    }
  }
  const move = app
    .asStaff('admin')
    .update('projectEventDates', { startsAt: at(91) }, { projectEventId: open })
  expect((await move).numUpdatedRows).toBe(1n)
  const summary = app
    .asStaff('admin')
    .update('projectEvents', { startDatetime: at(92) }, { id: open })
  await expect(summary).toBeRefused('forbidden')
})

test('a project has days, and one without any goes on', async () => {
  const add = (title: string, dates: object) => addItem(app, { partnerId, title, ...dates })
  await add('Some days', { startDate: day(200), endDate: day(202) })
  await add('From then on', { startDate: day(201) })
  await add('Goes on', {})
  const { rows } = await app.runtime.scope.as(system, async (db) => ({
    rows: await db
      .selectFrom('projectEvents')
      .select(['title', 'startDate', 'endDate'])
      .where('type', '=', 'project')
      .where('partnerId', '=', partnerId)
      .orderBy('title')
      .execute(),
  }))
  expect(rows).toEqual([
    { title: 'From then on', startDate: day(201), endDate: null },
    { title: 'Goes on', startDate: null, endDate: null },
    { title: 'Some days', startDate: day(200), endDate: day(202) },
  ])
  const found = async (of: number) =>
    (await titles({ ...days(of, of), type: 'project' })).toSorted()
  expect(await found(199)).toEqual(['Goes on'])
  expect(await found(200)).toEqual(['Goes on', 'Some days'])
  expect(await found(202)).toEqual(['From then on', 'Goes on', 'Some days'])
  expect(await found(203)).toEqual(['From then on', 'Goes on'])
})
