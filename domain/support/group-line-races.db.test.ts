import { expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { addPeople, startGroupAs } from '#test/app/groups.ts'
import { addShifts } from '#test/app/supporting.ts'
import { cancelSupport } from './commands/cancel-support.ts'
import { moveWaitingLists } from './commands/move-waiting-lists.ts'
import { offerFreePlaces } from './commands/offer-free-places.ts'
import { signUpGroup } from './commands/sign-up-group.ts'
import { supportItem } from './commands/support-item.ts'
import { takePlace } from './commands/take-place.ts'

const app = startTestApp()

type Member = Actor & { kind: 'member' }
const DAY = 24 * 60 * 60 * 1000
const GROUPS = 12
const SIZE = 4
const PLACES = 30

/** Repeats what a crowd was too large for. */
async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isAppError(error) && error.code === 'unavailable') return untilAnswered(work)
    throw error
  }
}

async function groupOf([leader, ...others]: readonly Member[]) {
  const { id } = await startGroupAs(app, leader!, others)
  return { id, leader: leader!, people: [leader!, ...others] }
}

/** The job in a process of its own. */
async function process(): Promise<void> {
  let after: string | null = null
  do after = await offerFreePlaces(app.caller(system), { after })
  while (after !== null)
  while (await moveWaitingLists(app.caller(system), {}));
}

test('groups and singles who come, leave and are offered places at once leave exactly the capacity of each date', async () => {
  const inTen = new Date(app.runtime.clock.now().getTime() + 10 * DAY)
  const { itemId, dateIds } = await addShifts(app, [
    { startDatetime: inTen, labels: { en: 'Cooking' }, places: PLACES },
    { startDatetime: inTen, labels: { en: 'Driving' }, places: PLACES },
  ])
  const members = await addPeople(app, GROUPS * SIZE)
  const singles = await addPeople(app, 60)
  const groups = []
  for (let at = 0; at < GROUPS; at += 1) {
    groups.push(await groupOf(members.slice(at * SIZE, (at + 1) * SIZE)))
  }
  const dateFor = (at: number) => [dateIds[at % 2]!]
  const joined = await Promise.all([
    ...groups.map(({ id, leader, people }, at) =>
      untilAnswered(() =>
        signUpGroup(app.caller(leader, newId()), {
          groupId: id,
          itemId,
          kind: 'volunteer',
          people: people.map(({ userId }) => userId),
          // Each third chooses both.
          dates: at % 3 === 0 ? dateIds : dateFor(at),
          waits: 'yes',
        }),
      ),
    ),
    ...singles.map((who, at) =>
      untilAnswered(() =>
        supportItem(app.caller(who, newId()), {
          kind: 'volunteer',
          itemId,
          waitingDates: dateFor(at),
        }),
      ),
    ),
  ])
  expect(joined).toHaveLength(GROUPS + 60)
  await expectCapacity()

  // Half of those who have a place, and a third of those who wait, leave at once, while jobs run.
  const standing = await rowsOf()
  const gone = [
    ...standing.filter(({ status }) => status === 'pending').filter((_, at) => at % 2 === 0),
    ...standing.filter(({ status }) => status === 'waiting').filter((_, at) => at % 3 === 0),
  ]
  await Promise.all([
    ...gone.map(({ id, userId }) =>
      untilAnswered(() =>
        cancelSupport(app.caller({ kind: 'member', userId: userId ?? '' }), { id }),
      ),
    ),
    process(),
    process(),
  ])
  await process()
  const offered = (await rowsOf()).filter(({ status }) => status === 'offered')
  expect(offered.length).toBeGreaterThan(0)
  // Each is pressed twice; of two at once the second may hear that the place is taken, by themselves.
  await Promise.allSettled(
    offered.flatMap(({ id, userId }) =>
      [1, 2].map(() =>
        untilAnswered(() =>
          takePlace(app.caller(system), { supportId: id, userId: userId!, hadIt: false }),
        ),
      ),
    ),
  )
  const taken = (await rowsOf()).filter(({ id }) => offered.some((one) => one.id === id))
  expect(new Set(taken.map(({ status }) => status))).toEqual(new Set(['pending']))
  await expectCapacity()

  async function rowsOf() {
    return app.runtime.scope.as(system, (db) =>
      db
        .selectFrom('supports')
        .select(['id', 'userId', 'status', 'places', 'dateId', 'groupName'])
        .where('projectEventId', '=', itemId)
        .orderBy('waitingSince')
        .orderBy('id')
        .execute(),
    )
  }

  /** Places are counted right, never more than there are, and no one waits who fits. */
  async function expectCapacity() {
    const rows = await rowsOf()
    const dates = await app
      .as(system)
      .rows('projectEventDates', ['id', 'placesTaken'], { projectEventId: itemId })
    for (const { id, placesTaken } of dates) {
      const of = rows.filter(({ dateId }) => dateId === id)
      const held = of.filter(({ status }) => ['offered', 'pending', 'confirmed'].includes(status))
      expect(held.reduce((sum, { places }) => sum + places, 0)).toBe(placesTaken)
      expect(placesTaken).toBeLessThanOrEqual(PLACES)
      const waiting = of.filter(({ status }) => status === 'waiting')
      for (const { places } of waiting) expect(places).toBeGreaterThan(PLACES - placesTaken)
      if (waiting.some(({ places }) => places === 1)) expect(placesTaken).toBe(PLACES)
    }
    const seats = await app.runtime.scope.as(system, (db) =>
      db
        .selectFrom('groupSeats')
        .innerJoin('supports', 'supports.id', 'groupSeats.supportId')
        .select('supportId')
        .where('projectEventId', '=', itemId)
        .execute(),
    )
    // All of a group or none.
    for (const { id, groupName } of rows) {
      const own = seats.filter(({ supportId }) => supportId === id).length
      expect(own).toBe(groupName === null ? 0 : SIZE)
    }
  }
})
