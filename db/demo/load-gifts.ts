import type { Db } from '#platform/database/scope.ts'
import { DEMO_USERS } from './demo-users.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import type { DemoGift, DemoOrganization } from './shapes.ts'

/**
 * Loads gifts that have come: each asked for, then paid by an entry, so that the books move what they move. Those that are
 * there stay as they are; what nobody may give to any more is left out.
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
    .selectFrom('project_events')
    .select(['id', 'partner_id'])
    .where('is_public', '=', true)
    .where(({ eb, val }) => eb(val('donate'), '=', eb.fn.any('support_types')))
    .execute()
  const ids = new Set(known.map(({ id }) => id))
  const partners = new Map(items.map(({ id, partner_id }) => [id, partner_id]))
  const fresh = gifts.filter((gift) => !ids.has(idOf(gift)) && partners.has(itemOf(gift)))
  if (fresh.length === 0) return

  const given = fresh.map((gift) => givenOf(gift, firstLoad))
  await db
    .insertInto('supports')
    .values(
      fresh.map(({ name, isNameShown, message }, at) => ({
        id: given[at]!.id,
        project_event_id: given[at]!.itemId,
        kind: 'donate',
        name,
        email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@post.example`,
        message: message ?? '',
        amount_cents: given[at]!.amount,
        is_name_shown: isNameShown ?? false,
        created_at: given[at]!.askedAt,
        updated_at: given[at]!.askedAt,
      })),
    )
    .execute()
  await db
    .insertInto('payments')
    .values(
      given.map(({ id, paymentId, amount, askedAt }) => ({
        id: paymentId,
        kind: 'gift',
        support_id: id,
        provider: 'offline',
        amount_cents: amount,
        created_at: askedAt,
        updated_at: askedAt,
      })),
    )
    .execute()
  const ownerOf = (itemId: string) =>
    organizations.find(({ key }) => demoId('partners', key) === partners.get(itemId))?.owner
  await db
    .insertInto('payment_entries')
    .values(
      given.map(({ paymentId, itemId, amount, paidAt }) => ({
        id: demoId('payment_entries', paymentId),
        payment_id: paymentId,
        kind: 'received',
        amount_cents: amount,
        provider: 'offline',
        reference: paymentId,
        entered_by: DEMO_USERS[ownerOf(itemId) ?? 'admin'].id,
        created_at: paidAt,
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

/** The money came a day later. */
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
