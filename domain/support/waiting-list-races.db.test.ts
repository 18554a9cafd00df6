import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { addPeople } from '#test/app/groups.ts'
import { addShifts, addSupportable } from '#test/app/supporting.ts'
import { cancelSupport } from './commands/cancel-support.ts'
import { moveWaitingLists } from './commands/move-waiting-lists.ts'
import { offerFreePlaces } from './commands/offer-free-places.ts'
import { supportItem } from './commands/support-item.ts'
import { takePlace } from './commands/take-place.ts'

const app = startTestApp()
let people: (Actor & { kind: 'member' })[]
beforeAll(async () => {
  people = await addPeople(app, 200)
})

const PLACES = 10
const DAY = 24 * 60 * 60 * 1000

/** Repeats what a crowd was too large for. */
async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isAppError(error) && error.code === 'unavailable') return untilAnswered(work)
    throw error
  }
}

const join = (who: Actor, itemId: string) =>
  untilAnswered(() =>
    supportItem(app.caller(who, newId()), { kind: 'volunteer', itemId, places: '1', waits: 'yes' }),
  )

/** The job in a process of its own, at that moment. */
async function process(at: Date): Promise<void> {
  const caller = app.caller(system)
  const one = { ...caller, runtime: { ...caller.runtime, clock: { now: () => at } } }
  let after: string | null = null
  do after = await offerFreePlaces(one, { after })
  while (after !== null)
  while (await moveWaitingLists(one, {}));
}

async function read(itemId: string) {
  return app.runtime.scope.as(system, async (db) => {
    const { placesTaken } = await db
      .selectFrom('projectEvents')
      .select('placesTaken')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow()
    const rows = await db
      .selectFrom('supports')
      .select(['id', 'userId', 'status', 'waitingSince'])
      .where('projectEventId', '=', itemId)
      .orderBy('waitingSince')
      .orderBy('id')
      .execute()
    const of = (...statuses: string[]) => rows.filter(({ status }) => statuses.includes(status))
    return { placesTaken, rows, of }
  })
}

/** The offers emailed about an item, by address. */
async function offersOf(title: string): Promise<string[]> {
  const mails = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('mails')
      .select(['toAddress', 'kind'])
      .where('kind', '=', 'support.offered')
      .where('subject', 'like', `%${title}`)
      .execute(),
  )
  return mails.map(({ toAddress }) => toAddress)
}

test('200 sign-ups at once for ten places: ten get one, 190 wait, each at a position of their own', async () => {
  const itemId = await addSupportable(app, { places: PLACES })
  await Promise.all(people.map((who) => join(who, itemId)))
  const { placesTaken, of } = await read(itemId)
  expect([placesTaken, of('pending').length, of('waiting').length]).toEqual([PLACES, PLACES, 190])
  const { rows } = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('supports')
      .select((at) => at.fn<number>('app.waiting_position', ['supports.id']).as('position'))
      .where('projectEventId', '=', itemId)
      .where('status', '=', 'waiting')
      .execute()
      .then((found) => ({ rows: found.map(({ position }) => position) })),
  )
  expect(rows.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 190 }, (_, at) => at + 1),
  )
})

test('sign-ups, cancellations and jobs at once leave exactly the capacity, and no place is offered twice', async () => {
  const title = 'Everything at once'
  const itemId = await addSupportable(app, { title, places: PLACES })
  const early = people.slice(0, 100)
  const ids = await Promise.all(early.map(async (who) => (await join(who, itemId)).id))
  const now = new Date()
  await Promise.all([
    // A hundred more come, while every second one of the first hundred leaves, place or not.
    ...people.slice(100).map((who) => join(who, itemId)),
    ...early
      .map((who, at) => ({ who, id: ids[at]! }))
      .filter((_, at) => at % 2 === 0)
      .map(({ who, id }) => untilAnswered(() => cancelSupport(app.caller(who), { id }))),
    process(now),
    process(now),
    process(now),
  ])
  await process(now)
  const { placesTaken, of } = await read(itemId)
  expect(of('cancelled')).toHaveLength(50)
  expect(of('pending', 'offered')).toHaveLength(PLACES)
  expect(placesTaken).toBe(PLACES)
  expect(of('waiting')).toHaveLength(200 - 50 - PLACES)
  const offers = await offersOf(title)
  expect(new Set(offers).size).toBe(offers.length)

  // Every offer is answered by its person and ended by jobs, at the same moment.
  const held = of('offered')
  const atTheEnd = new Date(now.getTime() + 2 * DAY)
  const answers = await Promise.allSettled([
    ...held.map(({ id, userId }) =>
      untilAnswered(() =>
        takePlace(app.caller(system), { supportId: id, userId: userId!, hadIt: true }),
      ),
    ),
    process(atTheEnd),
    process(atTheEnd),
  ])
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'conflict' })
  }
  await process(atTheEnd)
  const after = await read(itemId)
  expect(after.of('pending', 'offered')).toHaveLength(PLACES)
  expect(after.placesTaken).toBe(PLACES)
  const all = await offersOf(title)
  expect(new Set(all).size).toBe(all.length)
})

test('of two shifts at the same time each keeps its own places and line, while 200 people come, leave and are offered', async () => {
  const title = 'Two shifts at once'
  const startDatetime = new Date(Date.now() + 9 * DAY)
  const { itemId, dateIds } = await addShifts(
    app,
    [
      { startDatetime, places: PLACES, labels: { en: 'Cooking' } },
      { startDatetime, places: 2 * PLACES, labels: { en: 'Driving' } },
    ],
    { title },
  )
  // Every second one wants the first shift, a third of all want both.
  const wishOf = (at: number) => [
    ...(at % 2 === 0 ? [dateIds[0]!] : []),
    ...(at % 2 === 1 || at % 3 === 0 ? [dateIds[1]!] : []),
  ]
  const come = (who: Actor, at: number) =>
    untilAnswered(() =>
      supportItem(app.caller(who, newId()), {
        kind: 'volunteer',
        itemId,
        places: '1',
        waitingDates: wishOf(at),
      }),
    )
  const early = people.slice(0, 100)
  const ids = await Promise.all(early.map(async (who, at) => (await come(who, at)).id))
  const now = new Date()
  await Promise.all([
    ...people.slice(100).map((who, at) => come(who, at + 100)),
    ...early
      .map((who, at) => ({ who, id: ids[at]! }))
      .filter((_, at) => at % 4 < 2)
      .map(({ who, id }) => untilAnswered(() => cancelSupport(app.caller(who), { id }))),
    process(now),
    process(now),
  ])
  await process(now)
  const { dates, taken, item } = await app.runtime.scope.as(system, async (db) => ({
    dates: await db
      .selectFrom('supports')
      .select(['dateId', 'status', (of) => of.fn.countAll<number>().as('n')])
      .where('projectEventId', '=', itemId)
      .groupBy(['dateId', 'status'])
      .execute(),
    taken: await db
      .selectFrom('projectEventDates')
      .select(['id', 'placesTaken'])
      .where('projectEventId', '=', itemId)
      .execute(),
    item: await db
      .selectFrom('projectEvents')
      .select('placesTaken')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow(),
  }))
  const held = (dateId: string) =>
    dates
      .filter((one) => one.dateId === dateId && ['pending', 'offered'].includes(one.status))
      .reduce((sum, { n }) => sum + Number(n), 0)
  expect(dateIds.map(held)).toEqual([PLACES, 2 * PLACES])
  expect(dateIds.map((id) => taken.find((one) => one.id === id)?.placesTaken)).toEqual([
    PLACES,
    2 * PLACES,
  ])
  expect(item.placesTaken).toBe(3 * PLACES)
  const offers = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('mails')
      .select('text')
      .where('kind', '=', 'support.offered')
      .where('subject', 'like', `%${title}`)
      .execute(),
  )
  expect(new Set(offers.map(({ text }) => text)).size).toBe(offers.length)
})

test('a hundred places at once are offered to the first hundred in line, in their order', async () => {
  const itemId = await addSupportable(app, { places: 1 })
  for (const who of people.slice(0, 121)) await join(who, itemId)
  await app.asOwner('grant update (places) on app.project_events to app_system')
  await app.as(system).update('projectEvents', { places: 101 }, { id: itemId })
  const { placesTaken, rows } = await read(itemId)
  expect(placesTaken).toBe(101)
  const line = rows.filter(({ waitingSince }) => waitingSince !== null)
  expect(line.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 100 }, () => 'offered'),
    ...Array.from({ length: 20 }, () => 'waiting'),
  ])
})
