import { sql, type Insertable } from 'kysely'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { DB } from '#platform/database/schema.generated.ts'
import { giveGift } from '#domain/support/commands/give-gift.ts'
import { beginPayment } from '#domain/payments/begin-payment.ts'
import { endPayment } from '#domain/payments/end-payment.ts'
import { requestRefund } from '#domain/payments/request-refund.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import type { SupportKind, SupportStatus } from '#domain/support/support.ts'
import type { Db } from '#platform/database/scope.ts'
import { newId } from '#platform/database/new-id.ts'
import { memberOf, system, type Person, type TestApp } from './create-test-app.ts'
import { organizationOf } from './organization.ts'
import { seedPosters } from './posting.ts'
import { addItem, type ItemDate } from './public-rows.ts'

/** Valid form input for each kind of support. */
export const given = {
  volunteer: { kind: 'volunteer', places: '2' },
  attend: { kind: 'attend', places: '1' },
  visit: { kind: 'visit', places: '4', message: 'In the first week of May' },
  invest: { kind: 'invest', message: 'We invest in schools' },
  business: { kind: 'business', message: 'We print books' },
} as const

/** Form input for a member's gift. */
export const givenGift = { as: 'member', amount: '50' } as const

/** Adds a public item of a cast member's organization that asks for every kind of support by default. */
export async function addSupportable(
  app: TestApp,
  more: Partial<Insertable<DB['projectEvents']>> = {},
  owner: 'partner' | 'partner2' = 'partner',
): Promise<string> {
  await seedPosters(app)
  const { id } = await organizationOf(app, owner)
  return addItem(app, {
    partnerId: id,
    supportTypes: ['volunteer', 'donate', 'visit', 'invest', 'business'],
    ...more,
  })
}

/** Adds a public event with dates to choose from; returns its id and those of its dates, in the order of time and label. */
export async function addShifts(
  app: TestApp,
  dates: readonly Omit<ItemDate, 'startDate' | 'endDate'>[],
  more: Partial<Insertable<DB['projectEvents']>> = {},
): Promise<{ itemId: string; dateIds: string[] }> {
  const [first = {}, ...furtherDates] = dates
  const { places = null, ...when } = first
  const itemId = await addSupportable(app, {
    type: 'event',
    chooseDates: true,
    ...more,
    ...when,
    places,
    furtherDates,
  } as Parameters<typeof addSupportable>[1])
  const rows = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('projectEventDates')
      .select('id')
      .where('projectEventId', '=', itemId)
      .orderBy('startsAt')
      .orderBy(sql`labels ->> 'en'`)
      .execute(),
  )
  return { itemId, dateIds: rows.map(({ id }) => id) }
}

/** Signs a user up through the command; returns the support's id. */
export async function signUp(
  app: TestApp,
  who: Person,
  itemId: string,
  kind: SupportKind = 'volunteer',
): Promise<string> {
  if (kind === 'donate') {
    const gift = await giveGift(app.caller(who, newId()), { ...givenGift, itemId })
    return gift.id
  }
  const { id } = await supportItem(app.caller(who, newId()), { ...given[kind], itemId })
  return id
}

/** Inserts a support directly, without the commands; a gift with its payment, and with what was received and refunded. */
export async function addSupport(
  app: TestApp,
  of: { itemId: string; status: SupportStatus; who?: Person; kind?: SupportKind; places?: number },
): Promise<string> {
  const { userId } = memberOf(of.who ?? 'supporter')
  const id = newId()
  const row: Insertable<DB['supports']> = {
    id,
    projectEventId: of.itemId,
    kind: of.kind ?? 'volunteer',
    status: of.status,
    userId: userId,
    name: 'Sarah Whitman',
    email: DEMO_USERS[of.who ?? 'supporter'].email,
    places: of.places ?? 1,
    amountCents: of.kind === 'donate' ? 5000 : null,
    reason: of.status === 'declined' ? 'No room' : null,
  }
  if (row.kind !== 'donate') {
    await app.as(system).insert('supports', row)
    return id
  }
  await app.runtime.scope.as(system, async (db) => {
    await db
      .insertInto('supports')
      .values({ ...row, status: 'pending', reason: null })
      .execute()
    await moveGift(db, id, of.status)
  })
  return id
}

/** Moves a new gift to a status, through the books. */
async function moveGift(db: Db, supportId: string, status: SupportStatus): Promise<void> {
  const now = new Date()
  const amountCents = 5000
  const payment = { kind: 'gift', provider: 'offline', supportId, amountCents, now } as const
  const paymentId = await beginPayment(db, payment)
  if (status === 'declined' || status === 'cancelled') {
    await endPayment(db, { paymentId, now })
    const reason = status === 'declined' ? 'No room' : null
    await db.updateTable('supports').set({ status, reason }).where('id', '=', supportId).execute()
  }
  if (status !== 'confirmed' && status !== 'completed' && status !== 'refunded') return
  await db
    .insertInto('paymentEntries')
    .values({
      id: newId(),
      paymentId,
      kind: 'received',
      amountCents,
      provider: 'offline',
      reference: paymentId,
      createdAt: now,
    })
    .execute()
  if (status === 'completed') {
    await db.updateTable('supports').set({ status }).where('id', '=', supportId).execute()
  }
  if (status === 'refunded') {
    await requestRefund(db, { paymentId, amountCents, requestedBy: null, now })
  }
}

/** The stored state of a support, and the number of places taken on its item. */
export async function stateOf(app: TestApp, id: string) {
  return app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('supports')
      .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
      .select(['supports.status', 'supports.reason', 'projectEvents.placesTaken as taken'])
      .where('supports.id', '=', id)
      .executeTakeFirstOrThrow(),
  )
}
