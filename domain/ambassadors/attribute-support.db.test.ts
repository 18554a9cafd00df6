import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { makeAmbassador } from '#test/world/ambassadors.ts'
import { startAs } from '#test/world/campaigning.ts'
import {
  codeOf,
  creditOf,
  giveThrough,
  hidePage,
  touchOf,
  volunteerThrough,
} from '#test/world/crediting.ts'
import { guest, memberOf, createTestApp, type TestApp } from '#test/world/create-test-app.ts'
import { addSupportable, given, signUp } from '#test/world/supporting.ts'
import { restorePerson } from '../accounts/commands/restore-person.ts'
import { suspendUser } from '../accounts/commands/suspend-user.ts'
import { endCampaign } from './commands/end-campaign.ts'
import { supportItem } from '../support/commands/support-item.ts'
import { attributeSupport } from './attribute-support.ts'

let world: TestApp
let one: { id: string; code: string }
let other: { id: string; code: string }
let itemId: string
beforeAll(async () => {
  world = await createTestApp()
  one = await makeAmbassador(world, 'ambassador', { contactEmail: 'Rachel@Negev.example.org' })
  other = await makeAmbassador(world, 'applicant')
})
beforeEach(async () => {
  itemId = await addSupportable(world)
})
afterAll(() => world.close())

const toOne = () => ({ ambassador: one.id, campaign: null })

test('a support is credited to whoever’s link was followed, a visitor’s gift too', async () => {
  const volunteered = await volunteerThrough(world, 'supporter', { itemId, code: one.code })
  expect(await creditOf(world, volunteered)).toEqual(toOne())
  const gift = await giveThrough(world, { itemId, code: one.code })
  expect(await creditOf(world, gift)).toEqual(toOne())
})

test('without a touch nothing is credited, and with a code of nobody’s neither', async () => {
  const { id } = await supportItem(world.caller('supporter', newId()), {
    ...given.volunteer,
    itemId,
    touch: null,
  })
  expect(await creditOf(world, id)).toBeNull()
  const gift = await giveThrough(world, { itemId, code: 'zzzzzzzz' })
  expect(await creditOf(world, gift)).toBeNull()
})

test('thirty days count, and no day more', async () => {
  const late = await volunteerThrough(world, 'supporter', { itemId, code: one.code, daysAgo: 29 })
  expect(await creditOf(world, late)).toEqual(toOne())
  const next = await addSupportable(world)
  const over = await volunteerThrough(world, 'supporter', {
    itemId: next,
    code: one.code,
    daysAgo: 31,
  })
  expect(await creditOf(world, over)).toBeNull()
  const third = await addSupportable(world)
  const before = { itemId: third, code: one.code, daysAgo: -1 }
  const early = await volunteerThrough(world, 'supporter', before)
  expect(await creditOf(world, early), 'a touch of tomorrow').toBeNull()
})

describe('one’s own support is not credited', () => {
  test('of the member', async () => {
    const own = await volunteerThrough(world, 'ambassador', { itemId, code: one.code })
    expect(await creditOf(world, own)).toBeNull()
  })

  test.each([
    ['the account’s address', DEMO_USERS.ambassador.email.toUpperCase()],
    ['the page’s address', 'rachel@NEGEV.example.org'],
  ])('of a visitor with %s, in other letters', async (_, email) => {
    const gift = await giveThrough(world, { itemId, code: one.code, email })
    expect(await creditOf(world, gift)).toBeNull()
    const others = await giveThrough(world, { itemId, code: other.code, email })
    expect(await creditOf(world, others)).toEqual({ ambassador: other.id, campaign: null })
  })
})

test('what is for the ambassador’s own organization is not credited, by whoever it is given', async () => {
  const owner = await makeAmbassador(world, 'partner')
  const gift = await giveThrough(world, { itemId, code: owner.code })
  expect(await creditOf(world, gift)).toBeNull()
  const signedUp = await volunteerThrough(world, 'supporter', { itemId, code: owner.code })
  expect(await creditOf(world, signedUp)).toBeNull()
  const others = await giveThrough(world, { itemId, code: one.code })
  expect(await creditOf(world, others)).toEqual(toOne())
})

test('nothing is credited while the page is hidden, or its person suspended', async () => {
  await hidePage(world, one.id)
  const hidden = await giveThrough(world, { itemId, code: one.code })
  await hidePage(world, one.id, false)
  expect(await creditOf(world, hidden)).toBeNull()
  const userId = DEMO_USERS.ambassador.id
  await suspendUser(world.caller('superuser'), { userId, reason: 'Rudeness' })
  const suspended = await giveThrough(world, { itemId, code: one.code })
  await restorePerson(world.caller('superuser'), { userId, reason: 'Settled' })
  expect(await creditOf(world, suspended)).toBeNull()
  const after = await giveThrough(world, { itemId, code: one.code })
  expect(await creditOf(world, after)).toEqual(toOne())
})

describe('a campaign’s link', () => {
  test('credits the campaign while it runs', async () => {
    const campaign = await startAs(world, 'ambassador')
    const code = await codeOf(world, campaign)
    const gift = await giveThrough(world, { itemId, code })
    expect(await creditOf(world, gift)).toEqual({ ambassador: one.id, campaign })
  })

  test('of a campaign that has ended credits its ambassador alone', async () => {
    const campaign = await startAs(world, 'ambassador')
    const code = await codeOf(world, campaign)
    await endCampaign(world.caller('ambassador'), { id: campaign })
    const gift = await giveThrough(world, { itemId, code })
    expect(await creditOf(world, gift)).toEqual(toOne())
  })

  test('of a campaign for something else credits its ambassador alone', async () => {
    const campaign = await startAs(world, 'ambassador', { itemId })
    const code = await codeOf(world, campaign)
    const own = await giveThrough(world, { itemId, code })
    expect(await creditOf(world, own)).toEqual({ ambassador: one.id, campaign })
    const elsewhere = await giveThrough(world, { itemId: await addSupportable(world), code })
    expect(await creditOf(world, elsewhere)).toEqual(toOne())
  })
})

describe('nobody credits what is not theirs, straight at the database neither', () => {
  const creditAs = (who: Parameters<TestApp['caller']>[0], supportId: string) =>
    world.runtime.scope.as(typeof who === 'string' ? memberOf(who) : who, (db) =>
      attributeSupport(db, { supportId, touch: touchOf(world, other.code, 1) }),
    )

  test('a member’s and a visitor’s support by the ambassador, another member, another visitor', async () => {
    const volunteered = await signUp(world, 'supporter', itemId)
    const giver = guest()
    const gift = await giveThrough(world, { itemId, code: 'zzzzzzzz' }, giver)
    for (const who of ['applicant', 'ambassador', 'partner', 'admin', guest()] as const) {
      for (const id of [volunteered, gift]) {
        // oxlint-disable-next-line no-await-in-loop
        expect(await creditAs(who, id)).toBe(false)
        // oxlint-disable-next-line no-await-in-loop
        expect(await creditOf(world, id)).toBeNull()
      }
    }
    expect(await creditAs('supporter', volunteered), 'one’s own').toBe(true)
    expect(await creditAs(giver, gift), 'the giver’s own').toBe(true)
  })

  test('what is credited stays with whom it is', async () => {
    const volunteered = await volunteerThrough(world, 'supporter', { itemId, code: one.code })
    expect(await creditAs('supporter', volunteered)).toBe(false)
    expect(await creditOf(world, volunteered)).toEqual(toOne())
  })

  test('by writing into the table', async () => {
    const volunteered = await signUp(world, 'supporter', itemId)
    const row = {
      supportId: volunteered,
      ambassadorId: other.id,
      touchedAt: world.runtime.clock.now(),
    }
    for (const who of ['supporter', 'applicant'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(
        world.runtime.scope.as(memberOf(who), (db) =>
          db.insertInto('ambassadorCredits').values(row).execute(),
        ),
      ).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
})
