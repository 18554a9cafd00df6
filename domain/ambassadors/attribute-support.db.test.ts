import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { creditTo, startAs } from '#test/app/campaigning.ts'
import {
  codeOf,
  creditOf,
  figuresOf,
  giveThrough,
  hidePage,
  referralOf,
  volunteerThrough,
} from '#test/app/crediting.ts'
import { guest, memberOf, startTestApp, type TestApp } from '#test/app/create-test-app.ts'
import { addSupportable, given, signUp } from '#test/app/supporting.ts'
import { restorePerson } from '#domain/closing/commands/restore-person.ts'
import { suspendUser } from '#domain/closing/commands/suspend-user.ts'
import { endCampaign } from './commands/end-campaign.ts'
import { answerSupport } from '../support/commands/answer-support.ts'
import { supportItem } from '../support/commands/support-item.ts'
import { attributeSupport } from './attribute-support.ts'

const app = startTestApp()
let one: { id: string; code: string }
let other: { id: string; code: string }
let itemId: string
beforeAll(async () => {
  one = await makeAmbassador(app, 'ambassador', { contactEmail: 'Rachel@Negev.example.org' })
  other = await makeAmbassador(app, 'applicant')
})
beforeEach(async () => {
  itemId = await addSupportable(app)
})

const toOne = () => ({ ambassador: one.id, campaign: null })

test('a support is credited to the ambassador whose link was followed, including a visitor’s gift', async () => {
  const volunteered = await volunteerThrough(app, 'supporter', { itemId, code: one.code })
  expect(await creditOf(app, volunteered)).toEqual(toOne())
  const gift = await giveThrough(app, { itemId, code: one.code })
  expect(await creditOf(app, gift)).toEqual(toOne())
})

test('a sign-up where everyone is welcome, confirmed at once, is credited and counts at once', async () => {
  const before = (await figuresOf(app, one.id)).supporters
  const welcome = await addSupportable(app, { welcomesAll: true })
  const confirmed = await volunteerThrough(app, 'admin', { itemId: welcome, code: one.code })
  expect(await creditOf(app, confirmed)).toEqual(toOne())
  expect((await figuresOf(app, one.id)).supporters).toBe(before + 1)
  // Whoever was confirmed later brings no credit any more.
  const late = await signUp(app, 'supporter', itemId)
  await answerSupport(app.caller('partner'), { id: late, answer: 'confirmed' })
  expect(await creditTo(app, { supportId: late, code: one.code })).toBe(false)
})

test('nothing is credited without a referral or with an unknown code', async () => {
  const { id } = await supportItem(app.caller('supporter', newId()), {
    ...given.volunteer,
    itemId,
    referral: null,
  })
  expect(await creditOf(app, id)).toBeNull()
  const gift = await giveThrough(app, { itemId, code: 'zzzzzzzz' })
  expect(await creditOf(app, gift)).toBeNull()
})

test('a referral counts for exactly thirty days', async () => {
  const late = await volunteerThrough(app, 'supporter', { itemId, code: one.code, daysAgo: 29 })
  expect(await creditOf(app, late)).toEqual(toOne())
  const next = await addSupportable(app)
  const over = await volunteerThrough(app, 'supporter', {
    itemId: next,
    code: one.code,
    daysAgo: 31,
  })
  expect(await creditOf(app, over)).toBeNull()
  const third = await addSupportable(app)
  const before = { itemId: third, code: one.code, daysAgo: -1 }
  const early = await volunteerThrough(app, 'supporter', before)
  expect(await creditOf(app, early), 'a referral of tomorrow').toBeNull()
})

describe('the ambassador’s own support is not credited', () => {
  test('when signed in', async () => {
    const own = await volunteerThrough(app, 'ambassador', { itemId, code: one.code })
    expect(await creditOf(app, own)).toBeNull()
  })

  test.each([
    ['the account’s address', DEMO_USERS.ambassador.email.toUpperCase()],
    ['the page’s address', 'rachel@NEGEV.example.org'],
  ])('as a visitor with %s in different case', async (_, email) => {
    const gift = await giveThrough(app, { itemId, code: one.code, email })
    expect(await creditOf(app, gift)).toBeNull()
    const others = await giveThrough(app, { itemId, code: other.code, email })
    expect(await creditOf(app, others)).toEqual({ ambassador: other.id, campaign: null })
  })
})

test('support for the ambassador’s own organization is not credited, whoever gives it', async () => {
  const owner = await makeAmbassador(app, 'partner')
  const gift = await giveThrough(app, { itemId, code: owner.code })
  expect(await creditOf(app, gift)).toBeNull()
  const signedUp = await volunteerThrough(app, 'supporter', { itemId, code: owner.code })
  expect(await creditOf(app, signedUp)).toBeNull()
  const others = await giveThrough(app, { itemId, code: one.code })
  expect(await creditOf(app, others)).toEqual(toOne())
})

test('nothing is credited while the page is hidden or its user is suspended', async () => {
  await hidePage(app, one.id)
  const hidden = await giveThrough(app, { itemId, code: one.code })
  await hidePage(app, one.id, false)
  expect(await creditOf(app, hidden)).toBeNull()
  const userId = DEMO_USERS.ambassador.id
  await suspendUser(app.caller('superuser'), { userId, reason: 'Rudeness' })
  const suspended = await giveThrough(app, { itemId, code: one.code })
  await restorePerson(app.caller('superuser'), { userId, reason: 'Settled' })
  expect(await creditOf(app, suspended)).toBeNull()
  const after = await giveThrough(app, { itemId, code: one.code })
  expect(await creditOf(app, after)).toEqual(toOne())
})

describe('a campaign’s link', () => {
  test('credits the campaign while it runs', async () => {
    const campaign = await startAs(app, 'ambassador')
    const code = await codeOf(app, campaign)
    const gift = await giveThrough(app, { itemId, code })
    expect(await creditOf(app, gift)).toEqual({ ambassador: one.id, campaign })
  })

  test('of an ended campaign credits its ambassador alone', async () => {
    const campaign = await startAs(app, 'ambassador')
    const code = await codeOf(app, campaign)
    await endCampaign(app.caller('ambassador'), { id: campaign })
    const gift = await giveThrough(app, { itemId, code })
    expect(await creditOf(app, gift)).toEqual(toOne())
  })

  test('of a campaign for something else credits its ambassador alone', async () => {
    const campaign = await startAs(app, 'ambassador', { itemId })
    const code = await codeOf(app, campaign)
    const own = await giveThrough(app, { itemId, code })
    expect(await creditOf(app, own)).toEqual({ ambassador: one.id, campaign })
    const elsewhere = await giveThrough(app, { itemId: await addSupportable(app), code })
    expect(await creditOf(app, elsewhere)).toEqual(toOne())
  })
})

describe('users can only credit their own supports, even directly in the database', () => {
  const creditAs = (who: Parameters<TestApp['caller']>[0], supportId: string) =>
    app.runtime.scope.as(typeof who === 'string' ? memberOf(who) : who, (db) =>
      attributeSupport(db, { supportId, referral: referralOf(app, other.code, 1) }),
    )

  test('a member’s and a visitor’s support by the ambassador, another member, another visitor', async () => {
    const volunteered = await signUp(app, 'supporter', itemId)
    const donor = guest()
    const gift = await giveThrough(app, { itemId, code: 'zzzzzzzz' }, donor)
    for (const who of ['applicant', 'ambassador', 'partner', 'admin', guest()] as const) {
      for (const id of [volunteered, gift]) {
        // oxlint-disable-next-line no-await-in-loop
        expect(await creditAs(who, id)).toBe(false)
        // oxlint-disable-next-line no-await-in-loop
        expect(await creditOf(app, id)).toBeNull()
      }
    }
    expect(await creditAs('supporter', volunteered), 'one’s own').toBe(true)
    expect(await creditAs(donor, gift), 'the giver’s own').toBe(true)
  })

  test('a credit stays with its ambassador', async () => {
    const volunteered = await volunteerThrough(app, 'supporter', { itemId, code: one.code })
    expect(await creditAs('supporter', volunteered)).toBe(false)
    expect(await creditOf(app, volunteered)).toEqual(toOne())
  })

  test('by writing into the table', async () => {
    const volunteered = await signUp(app, 'supporter', itemId)
    const row = {
      supportId: volunteered,
      ambassadorId: other.id,
      touchedAt: app.runtime.clock.now(),
    }
    for (const who of ['supporter', 'applicant'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(app.as(who).insert('ambassadorCredits', row)).toBeRefused('forbidden')
    }
  })
})
