import { afterEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import {
  guest,
  startTestApp,
  system,
  visitor,
  type Person,
  type TestApp,
} from '#test/app/create-test-app.ts'
import { partOf } from '#test/app/desks.ts'
import { addProduct, orderAs, payOffline } from '#test/app/ordering.ts'
import { setPartnerStatus } from '#test/app/posting.ts'
import { addSupport, addSupportable, signUp } from '#test/app/supporting.ts'
import { getGiftPayment } from '#domain/support/queries/get-gift-payment.ts'
import { confirmOwnPayment } from '#domain/settlement/commands/confirm-own-payment.ts'
import { requestRefund } from '#domain/payments/request-refund.ts'
import { cancelPart } from '#domain/orders/commands/move-own-part.ts'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { completeItem } from '#domain/support/commands/complete-item.ts'
import { getPartnerStats, type OwnFigures, type PartnerTotals } from './get-partner-stats.ts'
import { listActivityFeed } from './list-activity-feed.ts'
import { listPostFigures } from './list-post-figures.ts'

const app = startTestApp()
afterEach(() => expectBooksAgree(app))

const figuresOf = (who: Person = 'partner', period: 'month' | 'year' = 'month') =>
  getPartnerStats(app.caller(who), { period })

/** The figures that increase during `work`. */
async function moreAfter(work: () => Promise<unknown>, who: Person = 'partner') {
  const before = await figuresOf(who)
  await work()
  const after = await figuresOf(who)
  const more = (of: (figures: OwnFigures) => PartnerTotals) =>
    Object.fromEntries(
      (Object.keys(after.all) as (keyof PartnerTotals)[])
        .map((key) => [key, Number(of(after)[key]) - Number(of(before)[key])] as const)
        .filter(([, difference]) => difference !== 0),
    )
  return { all: more(({ all }) => all), today: more(({ steps }) => steps.at(-1)!) }
}

describe('figures', () => {
  test('count today’s pledged gifts, and those received', async () => {
    const itemId = await addSupportable(app)
    const { all, today } = await moreAfter(async () => {
      const gift = await signUp(app, 'supporter', itemId, 'donate')
      await signUp(app, 'ambassador', itemId, 'donate')
      await signUp(app, 'supporter', itemId)
      const { paymentId } = await getGiftPayment(app.caller('partner'), { id: gift })
      await confirmOwnPayment(app.caller('partner'), { paymentId })
    })
    expect(all).toEqual({ supports: 3, places: 2, pledged: 10_000, confirmed: 5000 })
    expect(today, 'in the last step').toMatchObject({ supports: 3, places: 2, pledged: 10_000 })
  })

  test('count gifts received and not refunded, in total and by post', async () => {
    const itemId = await addSupportable(app)
    const { all } = await moreAfter(async () => {
      const gift = await signUp(app, 'supporter', itemId, 'donate')
      const { paymentId } = await getGiftPayment(app.caller('partner'), { id: gift })
      await confirmOwnPayment(app.caller('partner'), { paymentId })
      await app.runtime.scope.as(system, (db) =>
        requestRefund(db, { paymentId, amountCents: 2000, requestedBy: null, now: new Date() }),
      )
    })
    expect(all).toEqual({ supports: 1, pledged: 5000, confirmed: 3000 })
    const posts = await listPostFigures(app.caller('partner'), {})
    expect(posts.find((post) => post.id === itemId)).toMatchObject({
      pledgedCents: 5000,
      confirmedCents: 3000,
    })
  })

  test('count sales that are paid and not refunded', async () => {
    const { variants } = await addProduct(app)
    const other = await addProduct(app, { owner: 'partner2', priceCents: 900 })
    const wanted = [...variants, ...other.variants].map((id) => ({ variantId: id, quantity: 1 }))
    const { all, today } = await moreAfter(async () => {
      await orderAs(app, guest(), wanted)
      await payOffline(app, (await orderAs(app, guest(), wanted)).paymentId)
      const back = await orderAs(app, guest(), wanted)
      await payOffline(app, back.paymentId)
      const { id: partId } = await partOf(app, back.orderId)
      const reason = 'Broken'
      await cancelPart(app.caller('partner'), { partId, seen: 'processing', reason })
    })
    expect(all).toEqual({ sold: 2500 })
    expect(today).toEqual({ sold: 2500 })
  })

  test('count declined supports as requested and nothing else', async () => {
    const itemId = await addSupportable(app)
    const { all } = await moreAfter(() =>
      addSupport(app, { itemId, status: 'declined', kind: 'donate' }),
    )
    expect(all).toEqual({ supports: 1 })
  })

  test('count hours and meals, of supports and of whole posts', async () => {
    const itemId = await addSupportable(app, { endDate: '2020-01-01' })
    const id = await addSupport(app, { itemId, status: 'confirmed' })
    const { all } = await moreAfter(async () => {
      const caller = app.caller('partner')
      await answerSupport(caller, { id, answer: 'completed', hours: '12', meals: '3' })
      await completeItem(caller, { itemId, hours: '100', meals: '' })
    })
    expect(all).toEqual({ hours: 112, meals: 3 })
    const posts = await listPostFigures(app.caller('partner'), {})
    expect(posts.find((post) => post.id === itemId)).toMatchObject({ hours: 112, meals: 3 })
  })

  test('count others’ views of the organization’s pages, as numbers only', async () => {
    const itemId = await addSupportable(app)
    const other = await addSupportable(app, {}, 'partner2')
    const see = (path: string, userId: string | null = null) =>
      app.as(system).insert('userActivity', {
        id: newId(),
        activityType: 'page_view',
        userId,
        details: JSON.stringify({ path }),
        createdAt: app.runtime.clock.now(),
      })
    const { all, today } = await moreAfter(async () => {
      await see(`/projects-events/${itemId}`)
      await see(`/marketplace/${itemId}`, DEMO_USERS.supporter.id)
      await see(`/projects-events/${itemId}`, DEMO_USERS.partner.id)
      await see(`/projects-events/${other}`)
      await see('/projects-events')
    })
    expect(all).toEqual({ views: 2 })
    expect(today).toEqual({ views: 2 })
    const posts = await listPostFigures(app.caller('partner'), {})
    expect(posts.find((post) => post.id === itemId)?.views).toBe(2)
    expect(posts.map(({ id }) => id)).not.toContain(other)
  })

  test('exclude other organizations', async () => {
    const itemId = await addSupportable(app, {}, 'partner2')
    // The partner can see their own support there, but it does not count for their organization.
    const work = () => signUp(app, 'partner', itemId, 'donate')
    expect((await moreAfter(work)).all).toEqual({})
  })

  test('cover thirty days or twelve months', async () => {
    expect((await figuresOf('partner', 'month')).steps).toHaveLength(30)
    const year = await figuresOf('partner', 'year')
    expect(year.steps).toHaveLength(12)
    expect(year.all.supports).toBeGreaterThanOrEqual((await figuresOf()).all.supports)
  })
})

test('the activity feed is newest first, and only for its organization', async () => {
  const itemId = await addSupportable(app, { title: 'Lately' })
  await signUp(app, 'supporter', itemId)
  const [latest] = await listActivityFeed(app.caller('partner'), {})
  expect(latest).toMatchObject({ what: 'asked', kind: 'volunteer', post: { title: 'Lately' } })
  const theirs = await listActivityFeed(app.caller('partner2'), {})
  expect(theirs.map(({ post }) => post.title)).not.toContain('Lately')
})

describe('permissions', () => {
  const asked = [
    (caller: ReturnType<TestApp['caller']>) =>
      getPartnerStats(caller, { period: 'month' as const }),
    (caller: ReturnType<TestApp['caller']>) => listActivityFeed(caller, {}),
    (caller: ReturnType<TestApp['caller']>) => listPostFigures(caller, {}),
  ]
  test.each(['supporter', 'applicant', 'ambassador', 'admin', 'superuser'] as const)(
    '%s has no approved organization',
    async (who) => {
      for (const ask of asked) {
        await expect(ask(app.caller(who))).toBeRefused('forbidden')
      }
    },
  )

  test.each([visitor, guest(), system])('%o is not signed in', async (who) => {
    for (const ask of asked) {
      await expect(ask(app.caller(who))).toBeRefused('not_signed_in')
    }
  })

  test('a suspended organization', async () => {
    await setPartnerStatus(app, 'partner2', 'suspended')
    for (const ask of asked) {
      await expect(ask(app.caller('partner2'))).toBeRefused('forbidden')
    }
    await setPartnerStatus(app, 'partner2', 'approved')
  })
})
