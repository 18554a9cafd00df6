import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { addShifts, addSupportable, stateOf } from '#test/app/supporting.ts'
import { cancelSupport } from './commands/cancel-support.ts'
import { moveWaitingLists } from './commands/move-waiting-lists.ts'
import { supportItem } from './commands/support-item.ts'
import { getSignUp } from './queries/get-sign-up.ts'
import { getSupportForm } from './queries/get-support-form.ts'
import { listNextDates } from './queries/list-next-dates.ts'
import { listOwnSupports } from './queries/list-own-supports.ts'
import { listSupporters } from './queries/list-supporters.ts'
import { listSupportsToExport } from './queries/list-supports-to-export.ts'
import { disbandTeams } from '#test/app/organization.ts'

const app = startTestApp()
beforeAll(() => disbandTeams(app))
afterEach(() => expectBooksAgree(app))

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
const COOKING = { labels: { en: 'Cooking', he: 'בישול' } }
const DRIVING = { labels: { en: 'Driving' } }

type Choice = { dates?: string[]; waitingDates?: string[]; places?: string }
const join = (who: Person | Actor, itemId: string, choice: Choice) =>
  supportItem(app.caller(who, newId()), { kind: 'volunteer', itemId, places: '1', ...choice })

async function takenOf(itemId: string) {
  return app.runtime.scope.as(system, async (db) => {
    const { placesTaken } = await db
      .selectFrom('projectEvents')
      .select('placesTaken')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow()
    const dates = await db
      .selectFrom('projectEventDates')
      .select('placesTaken')
      .where('projectEventId', '=', itemId)
      .orderBy('startsAt')
      .orderBy(sql`labels ->> 'en'`)
      .execute()
    return [placesTaken, ...dates.map((date) => date.placesTaken)]
  })
}

test('each chosen date is a sign-up of its own; places are counted by date, also at the same time', async () => {
  // Sooner than whatever else they have signed up for.
  const start = inDays(0.1)
  const { itemId, dateIds } = await addShifts(app, [
    { startDatetime: start, places: 2, ...COOKING },
    { startDatetime: start, places: 2, ...DRIVING },
    { startDatetime: inDays(0.2), places: 3 },
  ])
  const [cooking = '', driving = '', last = ''] = dateIds
  const done = await join('supporter', itemId, { dates: [driving, last], places: '2' })
  expect(done).toMatchObject({ status: 'pending', count: 2 })
  expect(await takenOf(itemId)).toEqual([4, 0, 2, 2])

  // One email for both dates.
  const mails = await app.as(system).rows('mails', ['text'], { kind: 'support.new' })
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringMatching(/2 volunteers: Driving, .*; 2 volunteers: /),
  ])
  const { supports } = await listOwnSupports(app.caller('supporter'), {})
  expect(supports.map(({ date }) => date?.id)).toEqual(expect.arrayContaining([driving, last]))
  const next = await listNextDates(app.caller('supporter'), {})
  expect(next.filter(({ item }) => item.id === itemId)).toHaveLength(2)

  const form = await getSupportForm(app.caller('supporter'), { itemId, kind: 'volunteer' })
  expect(form.obstacle).toBeNull()
  expect(form.dates?.map(({ id, state, left }) => [id, state, left])).toEqual([
    [cooking, 'free', 2],
    [driving, 'mine', 0],
    [last, 'mine', 1],
  ])
  const mine = supports.find(({ date }) => date?.id === driving)
  await cancelSupport(app.caller('supporter'), { id: mine?.id ?? '' })
  expect(await takenOf(itemId)).toEqual([2, 0, 0, 2])
})

test('a date that is full, over, theirs or of another event is refused, and then nothing is kept', async () => {
  const { itemId, dateIds } = await addShifts(app, [
    { startDatetime: inDays(-2), endDatetime: inDays(-1) },
    { startDatetime: inDays(3), places: 1 },
    { startDatetime: inDays(4), places: 1 },
  ])
  const [past = '', full = '', free = ''] = dateIds
  await join('ambassador', itemId, { dates: [full] })
  const refused = (choice: Choice, problem: object) =>
    expect(join('supporter', itemId, choice)).rejects.toMatchObject(problem)
  await refused(
    { dates: [full, free] },
    {
      code: 'conflict',
      message: expect.stringContaining('Every place is taken by now'),
    },
  )
  await refused(
    { dates: [free], places: '2' },
    {
      message: expect.stringContaining('Only one place is left'),
    },
  )
  await refused(
    { dates: [past, free] },
    {
      message: expect.stringContaining('This date has passed'),
    },
  )
  await refused({}, { code: 'bad_input', message: 'Choose at least one date.' })
  const { dateIds: others } = await addShifts(app, [{ startDatetime: inDays(5) }])
  await refused({ dates: [others[0]!, free] }, { code: 'conflict' })
  await expect(join('ambassador', itemId, { dates: [full] })).rejects.toMatchObject({
    message: expect.stringContaining('already signed up'),
  })
  expect(await takenOf(itemId)).toEqual([1, 0, 1, 0])
})

test('the database refuses a whole where one chooses dates, a date where one does not, and a date of another event', async () => {
  const { itemId, dateIds } = await addShifts(app, [{ startDatetime: inDays(3) }])
  const whole = await addSupportable(app, { type: 'event' })
  const insert = (projectEventId: string, dateId: string | null) =>
    app.as(system).insert('supports', {
      id: newId(),
      projectEventId,
      dateId,
      kind: 'volunteer',
      userId: DEMO_USERS.supporter.id,
      name: 'Sarah',
      email: DEMO_USERS.supporter.email,
    })
  for (const [item, date] of [
    [itemId, null],
    [whole, dateIds[0]!],
    [(await addShifts(app, [{ startDatetime: inDays(4) }])).itemId, dateIds[0]!],
  ] as const) {
    await expect(insert(item, date)).rejects.toThrow('not for this')
  }
})

test('how people sign up cannot change, nor a date go, while they are signed up', async () => {
  const { itemId, dateIds } = await addShifts(app, [
    { startDatetime: inDays(3) },
    { startDatetime: inDays(4) },
  ])
  const { id } = await join('supporter', itemId, { dates: [dateIds[1]!] })
  await app.asOwner('grant update (choose_dates) on app.project_events to app_system')
  await app.asOwner('grant delete on app.project_event_dates to app_system')
  const asSystem = <T>(work: Parameters<typeof app.runtime.scope.as<T>>[1]) =>
    app.runtime.scope.as(system, work)
  await expect(
    asSystem((db) =>
      db
        .updateTable('projectEvents')
        .set({ chooseDates: false })
        .where('id', '=', itemId)
        .execute(),
    ),
  ).rejects.toThrow('people have signed up')
  const remove = () =>
    asSystem((db) => db.deleteFrom('projectEventDates').where('id', '=', dateIds[1]!).execute())
  await expect(remove()).rejects.toThrow('people have signed up for it')
  await cancelSupport(app.caller('supporter'), { id })
  await remove()
  // What it was is kept.
  const { supports } = await listOwnSupports(app.caller('supporter'), {})
  const mine = supports.find((one) => one.id === id)
  expect(mine?.date).toMatchObject({ id: null, startDatetime: expect.stringMatching(/^20/) })
})

test('who waits for a date is offered a place on it and on no other, each date in its own order', async () => {
  const { itemId, dateIds } = await addShifts(
    app,
    [
      { startDatetime: inDays(9), places: 1, ...COOKING },
      { startDatetime: inDays(9), places: 1, ...DRIVING },
    ],
    { title: 'Two lines' },
  )
  const [cooking = '', driving = ''] = dateIds
  const held = await join('ambassador', itemId, { dates: [cooking] })
  await join('applicant', itemId, { dates: [driving] })
  const first = await join('supporter', itemId, { waitingDates: [driving] })
  const other = await join('supporter', itemId, { waitingDates: [cooking] })
  expect([first.status, other.status]).toEqual(['waiting', 'waiting'])
  const of = (supportId: string) => ({ supportId, userId: DEMO_USERS.supporter.id, hadIt: true })
  expect(await getSignUp(app.caller(system), of(other.id))).toMatchObject({ position: 1 })

  await cancelSupport(app.caller('ambassador'), { id: held.id })
  expect((await stateOf(app, other.id)).status).toBe('offered')
  expect((await stateOf(app, first.id)).status).toBe('waiting')
  while (await moveWaitingLists(app.caller(system), {}));
  const offer = (await app.mailsTo(DEMO_USERS.supporter.email)).find(
    ({ subject }) => subject.endsWith('Two lines') && subject.includes('place'),
  )
  expect(offer?.text).toContain('Cooking')
  expect(offer?.text).not.toContain('Driving')
})

test('the organization sees each date with its places and its line, and filters and exports by it', async () => {
  const { itemId, dateIds } = await addShifts(app, [
    { startDatetime: inDays(9), places: 1, ...COOKING },
    { startDatetime: inDays(10), places: 5 },
  ])
  const [cooking = '', later = ''] = dateIds
  await join('ambassador', itemId, { dates: [cooking, later] })
  await join('supporter', itemId, { waitingDates: [cooking] })
  const list = await listSupporters(app.caller('partner'), { post: itemId })
  expect(list.dates).toMatchObject([
    { id: cooking, places: 1, placesTaken: 1, waiting: 1 },
    { id: later, places: 5, placesTaken: 1, waiting: 0 },
  ])
  expect(list.total).toBe(3)
  const one = await listSupporters(app.caller('partner'), { post: itemId, date: later })
  expect(one.supporters.map(({ date }) => date?.id)).toEqual([later])
  const rows = await listSupportsToExport(app.caller('partner'), { post: itemId, date: cooking })
  expect(rows.map(({ date }) => date?.labels)).toEqual([COOKING.labels, COOKING.labels])
  const foreign = await listSupporters(app.caller('partner2'), { post: itemId, date: later })
  expect(foreign.dates).toEqual([])
})
