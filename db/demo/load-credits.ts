import type { Db } from '#platform/database/scope.ts'
import { DEMO_USERS } from './demo-users.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import type { DemoAmbassador, DemoCredit } from './shapes-ambassadors.ts'

/** How long what is given offline is waited for. */
const DAYS_TO_PAY = 60

type Of = { ambassador: DemoAmbassador; firstLoad: Date }

/**
 * Loads the supports that came through an ambassador, each with its money, and credits them. What nobody may support any
 * more is left out.
 */
export async function loadCredits(
  db: Db,
  ambassador: DemoAmbassador,
  firstLoad: Date,
): Promise<void> {
  const open = await db
    .selectFrom('project_events')
    .select('id')
    .where('is_public', '=', true)
    .execute()
  const ids = new Set(open.map(({ id }) => id))
  for (const credit of ambassador.credits) {
    if (ids.has(itemOf(credit))) await loadOne(db, credit, { ambassador, firstLoad })
  }
  for (const key of ambassador.brought ?? [])
    await creditKnown(db, demoId('supports', key), ambassador)
}

async function loadOne(db: Db, credit: DemoCredit, of: Of): Promise<void> {
  const id = demoId('supports', `through ${of.ambassador.key} ${credit.kind} ${credit.name}`)
  const { kind, status, name, dollars } = credit
  const askedAt = instantFrom(of.firstLoad, -credit.daysAgo, -(name.length % 9))
  const answeredAt = instantFrom(askedAt, 0, 16)
  const isGift = kind === 'donate'
  const isAnswered = status !== 'pending' && !isGift
  await db
    .insertInto('supports')
    .values({
      id,
      project_event_id: itemOf(credit),
      kind,
      status: isGift ? 'pending' : status,
      name,
      email: `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@post.example`,
      message: credit.message ?? '',
      amount_cents: dollars === undefined ? null : dollars * 100,
      is_name_shown: credit.isNameShown ?? false,
      reason: isGift ? null : (credit.reason ?? null),
      created_at: askedAt,
      updated_at: isAnswered ? answeredAt : askedAt,
      decided_at: isAnswered ? answeredAt : null,
    })
    .execute()
  await db
    .insertInto('ambassador_credits')
    .values({
      support_id: id,
      ambassador_id: demoId('ambassador_profiles', of.ambassador.key),
      campaign_id: credit.campaign ? demoId('ambassador_campaigns', credit.campaign) : null,
      touched_at: instantFrom(askedAt, 0, -2),
      created_at: askedAt,
    })
    .execute()
  if (isGift) await pay(db, id, { credit, askedAt, answeredAt })
}

/** What the cast has supported anyway. */
async function creditKnown(db: Db, id: string, { key }: DemoAmbassador): Promise<void> {
  const support = await db
    .selectFrom('supports')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!support) return
  await db
    .insertInto('ambassador_credits')
    .values({
      support_id: id,
      ambassador_id: demoId('ambassador_profiles', key),
      campaign_id: null,
      touched_at: instantFrom(support.created_at, 0, -2),
      created_at: support.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Gift = { credit: DemoCredit; askedAt: Date; answeredAt: Date }

/** What is to be paid for a gift, and what became of it. */
async function pay(db: Db, supportId: string, gift: Gift): Promise<void> {
  const { credit, askedAt, answeredAt } = gift
  const { status, reason } = credit
  const id = demoId('payments', supportId)
  const sum = { amount_cents: (credit.dollars ?? 0) * 100, provider: 'offline' }
  const times = { created_at: askedAt, updated_at: askedAt }
  const due_at = instantFrom(askedAt, DAYS_TO_PAY)
  await db
    .insertInto('payments')
    .values({ id, kind: 'gift', support_id: supportId, ...sum, due_at, ...times })
    .execute()
  if (status === 'pending') return
  if (status === 'declined' || status === 'cancelled') {
    const ended = { status: 'ended', updated_at: answeredAt }
    await db.updateTable('payments').set(ended).where('id', '=', id).execute()
    const closed = {
      status,
      reason: reason ?? null,
      decided_at: answeredAt,
      updated_at: answeredAt,
    }
    await db.updateTable('supports').set(closed).where('id', '=', supportId).execute()
    return
  }
  await enter(db, id, { kind: 'received', reference: id, created_at: answeredAt, ...sum })
  if (status === 'refunded') await payBack(db, id, sum, instantFrom(answeredAt, 3))
}

type Sum = { amount_cents: number; provider: string }

async function payBack(db: Db, paymentId: string, sum: Sum, at: Date): Promise<void> {
  const id = demoId('refunds', paymentId)
  const asked = { requested_by: DEMO_USERS.admin.id, created_at: at, due_at: at }
  await db
    .insertInto('refunds')
    .values({ id, payment_id: paymentId, amount_cents: sum.amount_cents, ...asked })
    .execute()
  await enter(db, paymentId, { kind: 'refunded', reference: id, created_at: at, ...sum })
  const done = { status: 'done', done_at: at }
  await db.updateTable('refunds').set(done).where('id', '=', id).execute()
}

type Entry = Sum & { kind: 'received' | 'refunded'; reference: string; created_at: Date }

async function enter(db: Db, paymentId: string, entry: Entry): Promise<void> {
  await db
    .insertInto('payment_entries')
    .values({
      ...entry,
      id: demoId('payment_entries', `${entry.kind} ${entry.reference}`),
      payment_id: paymentId,
      entered_by: DEMO_USERS.admin.id,
    })
    .execute()
}

function itemOf({ to }: DemoCredit): string {
  return demoId('project_events', to)
}
