import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { startAs } from '#test/app/campaigning.ts'
import {
  codeOf,
  figuresOf,
  giveThrough,
  referralOf,
  volunteerThrough,
} from '#test/app/crediting.ts'
import { receiveGift } from '#test/app/giving.ts'
import { memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { addSupportable, given } from '#test/app/supporting.ts'
import { cancelGift } from '../support/commands/cancel-gift.ts'
import { refundGift } from '../support/commands/refund-gift.ts'
import { requestRefund } from '../payments/request-refund.ts'
import { answerSupport } from '../support/commands/answer-support.ts'
import { cancelSupport } from '../support/commands/cancel-support.ts'
import { supportItem } from '../support/commands/support-item.ts'
import { getOwnImpact } from './queries/get-own-impact.ts'
import { listCampaignFigures } from './list-campaign-figures.ts'
import { listOwnAttributions, type OwnCredit } from './queries/list-own-attributions.ts'

const app = startTestApp()
let id: string
let code: string
let itemId: string
beforeEach(async () => {
  ;({ id, code } = await makeAmbassador(app, 'ambassador'))
  itemId = await addSupportable(app)
})
afterEach(() => expectBooksAgree(app))

const nothing = { campaigns: 0, supports: 0, supporters: 0, raisedCents: 0 }
const answer = (supportId: string, what: 'confirmed' | 'declined') =>
  answerSupport(app.caller('partner'), {
    id: supportId,
    answer: what,
    reason: what === 'declined' ? 'No room' : '',
  })

/** A partial refund, as issued from a provider's dashboard. */
async function payBackInPart(supportId: string, amountCents: number): Promise<void> {
  const now = app.runtime.clock.now()
  await app.runtime.scope.as(system, async (db) => {
    const { id: paymentId } = await db
      .selectFrom('payments')
      .select('id')
      .where('supportId', '=', supportId)
      .executeTakeFirstOrThrow()
    await requestRefund(db, { paymentId, amountCents, requestedBy: null, now })
  })
}

async function allCredits(): Promise<OwnCredit[]> {
  const found: OwnCredit[] = []
  let after: string | null = null
  do {
    // oxlint-disable-next-line no-await-in-loop
    const page: Awaited<ReturnType<typeof listOwnAttributions>> = await listOwnAttributions(
      app.caller('ambassador'),
      { after },
    )
    found.push(...page.credits)
    after = page.next
  } while (after !== null)
  return found
}

/** The supporter of each record, read from the supports themselves. */
async function peopleBehind(records: readonly OwnCredit[]): Promise<Map<string, string>> {
  const rows = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('supports')
      .select(['id', 'userId', 'email'])
      .where(
        'id',
        'in',
        records.map((one) => one.id),
      )
      .execute(),
  )
  return new Map(rows.map((row) => [row.id, row.userId ?? row.email]))
}

describe('a support counts while it is valid', () => {
  test('from its confirmation until it is cancelled', async () => {
    const support = await volunteerThrough(app, 'supporter', { itemId, code })
    expect(await figuresOf(app, id), 'waiting').toEqual(nothing)
    await answer(support, 'confirmed')
    expect(await figuresOf(app, id)).toEqual({ ...nothing, supports: 1, supporters: 1 })
    await cancelSupport(app.caller('supporter'), { id: support })
    expect(await figuresOf(app, id)).toEqual(nothing)
  })

  test('never when it is declined', async () => {
    const support = await volunteerThrough(app, 'supporter', { itemId, code })
    await answer(support, 'declined')
    expect(await figuresOf(app, id)).toEqual(nothing)
  })

  test('a gift from its payment until its refund', async () => {
    const gift = await giveThrough(app, { itemId, code })
    expect(await figuresOf(app, id), 'promised').toEqual(nothing)
    await receiveGift(app, gift)
    const whole = { ...nothing, supports: 1, supporters: 1, raisedCents: 5_000 }
    expect(await figuresOf(app, id)).toEqual(whole)
    await payBackInPart(gift, 2_000)
    expect(await figuresOf(app, id), 'in part').toEqual({ ...whole, raisedCents: 3_000 })
    await refundGift(app.caller('partner'), { id: gift, reason: 'The work was called off' })
    expect(await figuresOf(app, id), 'wholly').toEqual(nothing)
  })

  test('a gift cancelled before payment never counts', async () => {
    const gift = await giveThrough(app, { itemId, code })
    await cancelGift(app.caller(system), { id: gift })
    expect(await figuresOf(app, id)).toEqual(nothing)
  })

  test('repeated supports count as one supporter, with or without an account', async () => {
    const next = await addSupportable(app)
    for (const item of [itemId, next]) {
      // oxlint-disable-next-line no-await-in-loop
      await answer(await volunteerThrough(app, 'supporter', { itemId: item, code }), 'confirmed')
      for (const email of ['ruth@givers.example', 'Ruth@Givers.example']) {
        // oxlint-disable-next-line no-await-in-loop
        await receiveGift(app, await giveThrough(app, { itemId: item, code, email }))
      }
    }
    expect(await figuresOf(app, id)).toEqual({
      ...nothing,
      supports: 6,
      supporters: 2,
      raisedCents: 20_000,
    })
  })
})

describe('a supporter stays counted once', () => {
  const toldTwice = async (who: 'supporter') => {
    const next = await addSupportable(app)
    const [first, second] = [
      await volunteerThrough(app, who, { itemId, code }),
      await volunteerThrough(app, who, { itemId: next, code }),
    ]
    await answer(first, 'confirmed')
    await answer(second, 'confirmed')
    return { first, second }
  }
  const move = async (ids: string[], userId: string | null) => {
    await app.asOwner('alter table supports no force row level security')
    await app.asOwner(
      `update app.supports set user_id = $1, email = case when $1::uuid is null then '' else email end where id = any ($2)`,
      [userId, ids],
    )
    await app.asOwner('alter table supports force row level security')
  }

  test('after deleting their account, and after handing a support over to another user', async () => {
    const { first, second } = await toldTwice('supporter')
    const once = { ...nothing, supports: 2, supporters: 1 }
    expect(await figuresOf(app, id)).toEqual(once)
    await move([second], DEMO_USERS.applicant.id)
    expect(await figuresOf(app, id), 'handed over').toEqual(once)
    await move([first, second], null)
    expect(await figuresOf(app, id), 'forgotten').toEqual(once)
    const { rows } = await app.runtime.scope.as(memberOf('ambassador'), (db) =>
      sql<{ n: number }>`select count(distinct supporter)::int as n from own_credits`.execute(db),
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test('a support stops counting when its target comes to belong to the ambassador', async () => {
    const { first, second } = await toldTwice('supporter')
    await move([second], DEMO_USERS.ambassador.id)
    expect(await figuresOf(app, id)).toEqual({ ...nothing, supports: 1, supporters: 1 })
    expect((await allCredits()).map((one) => one.id)).toEqual([first])
  })
})

test('figures are the sums of the records, for campaigns too', async () => {
  const campaign = await startAs(app, 'ambassador')
  const ofCampaign = await codeOf(app, campaign)
  for (let n = 0; n < 24; n++) {
    const through = n % 3 === 0 ? ofCampaign : code
    // oxlint-disable-next-line no-await-in-loop
    const gift = await giveThrough(app, {
      itemId,
      code: through,
      amount: String(10 + n),
      email: `giver-${n % 10}@givers.example`,
    })
    // oxlint-disable-next-line no-await-in-loop
    if (n % 4 !== 3) await receiveGift(app, gift)
    // oxlint-disable-next-line no-await-in-loop
    if (n % 12 === 1) await payBackInPart(gift, 500)
    // oxlint-disable-next-line no-await-in-loop
    if (n % 8 === 2) await refundGift(app.caller('partner'), { id: gift, reason: 'Called off' })
  }
  await answer(await volunteerThrough(app, 'supporter', { itemId, code: ofCampaign }), 'confirmed')

  const records = await allCredits()
  expect(records).toHaveLength(25)
  expect(new Set(records.map((one) => one.id)).size, 'each once, over pages').toBe(25)
  // The giver: one of ten addresses, or the volunteer, who has none of them.
  const people = await peopleBehind(records)
  const sums = (of: OwnCredit[]) => {
    const counting = of.filter((one) => one.counts)
    return {
      supports: counting.length,
      supporters: new Set(counting.map((one) => people.get(one.id))).size,
      raisedCents: of.reduce((cents, one) => cents + one.raisedCents, 0),
    }
  }
  expect(await figuresOf(app, id)).toEqual({ campaigns: 1, ...sums(records) })
  expect(await getOwnImpact(app.caller('ambassador'), {})).toEqual(await figuresOf(app, id))
  const ofOne = records.filter((one) => one.campaignId === campaign)
  expect(ofOne).toHaveLength(9)
  const figures = await app.runtime.scope.asVisitor((db) => listCampaignFigures(db, id))
  expect(figures.get(campaign)).toEqual(sums(ofOne))
  const narrowed = await listOwnAttributions(app.caller('ambassador'), { campaignId: campaign })
  expect(narrowed.credits).toEqual(ofOne)
})

test('a repeated request is credited once', async () => {
  const key = newId()
  const asked = { ...given.volunteer, itemId, referral: referralOf(app, code) }
  const first = await supportItem(app.caller('supporter', key), asked)
  expect(await supportItem(app.caller('supporter', key), asked)).toEqual(first)
  expect(await allCredits()).toHaveLength(1)
})
