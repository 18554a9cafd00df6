import type { Db } from '#platform/database/scope.ts'
import { DEMO_USERS } from './demo-users.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import type { DemoGift, DemoOrganization } from './shapes.ts'

/**
 * Loads received gifts: each is pledged, then paid by a ledger entry, so that everything derived from the ledger follows.
 * Existing gifts stay as they are; items that no longer accept gifts are left out.
 */
export async function loadGifts(
  db: Db,
  gifts: readonly DemoGift[],
  organizations: readonly DemoOrganization[],
  firstLoad: Date,
): Promise<void> {
  const known = await db
    .selectFrom('supports')
    .select('id')
    .where('id', 'in', gifts.map(idOf))
    .execute()
  const items = await db
    .selectFrom('projectEvents')
    .select(['id', 'partnerId'])
    .where('isPublic', '=', true)
    .where(({ eb, val }) => eb(val('donate'), '=', eb.fn.any('supportTypes')))
    .execute()
  const ids = new Set(known.map(({ id }) => id))
  const partners = new Map(items.map(({ id, partnerId }) => [id, partnerId]))
  const fresh = gifts.filter((gift) => !ids.has(idOf(gift)) && partners.has(itemOf(gift)))
  if (fresh.length === 0) return

  const given = fresh.map((gift) => givenOf(gift, firstLoad))
  await db
    .insertInto('supports')
    .values(
      fresh.map(({ name, isNameShown, message }, at) => ({
        id: given[at]!.id,
        projectEventId: given[at]!.itemId,
        kind: 'donate',
        name,
        email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@post.example`,
        message: message ?? '',
        amountCents: given[at]!.amount,
        isNameShown: isNameShown ?? false,
        createdAt: given[at]!.askedAt,
        updatedAt: given[at]!.askedAt,
      })),
    )
    .execute()
  await db
    .insertInto('payments')
    .values(
      given.map(({ id, paymentId, amount, askedAt }) => ({
        id: paymentId,
        kind: 'gift',
        supportId: id,
        provider: 'offline',
        amountCents: amount,
        createdAt: askedAt,
        updatedAt: askedAt,
      })),
    )
    .execute()
  const ownerOf = (itemId: string) =>
    organizations.find(({ key }) => demoId('partners', key) === partners.get(itemId))?.owner
  await db
    .insertInto('paymentEntries')
    .values(
      given.map(({ paymentId, itemId, amount, paidAt }) => ({
        id: demoId('payment_entries', paymentId),
        paymentId,
        kind: 'received',
        amountCents: amount,
        provider: 'offline',
        reference: paymentId,
        enteredBy: DEMO_USERS[ownerOf(itemId) ?? 'admin'].id,
        createdAt: paidAt,
      })),
    )
    .execute()
}

function idOf({ to, name }: DemoGift): string {
  return demoId('supports', `gift ${to} ${name}`)
}

function itemOf({ to }: DemoGift): string {
  return demoId('project_events', to)
}

/** Paid a day after the pledge. */
function givenOf(gift: DemoGift, firstLoad: Date) {
  const id = idOf(gift)
  return {
    id,
    itemId: itemOf(gift),
    paymentId: demoId('payments', id),
    amount: gift.dollars * 100,
    askedAt: instantFrom(firstLoad, -gift.daysAgo, -(gift.dollars % 7)),
    paidAt: instantFrom(firstLoad, 1 - gift.daysAgo, -(gift.dollars % 5)),
  }
}
