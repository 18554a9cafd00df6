import type { Db } from '#platform/database/scope.ts'
import { DEMO_USERS } from './demo-users.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import type { DemoAmbassador, DemoCredit } from './shapes-ambassadors.ts'

/** How long an offline gift is awaited. */
const DAYS_TO_PAY = 60

type Of = { ambassador: DemoAmbassador; firstLoad: Date }

/**
 * Loads the supports that came through an ambassador, each with its payment, and credits them. Leaves out items that no
 * longer accept support.
 */
export async function loadCredits(
  db: Db,
  ambassador: DemoAmbassador,
  firstLoad: Date,
): Promise<void> {
  const open = await db
    .selectFrom('projectEvents')
    .select('id')
    .where('isPublic', '=', true)
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
      projectEventId: itemOf(credit),
      kind,
      status: isGift ? 'pending' : status,
      name,
      email: `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@post.example`,
      message: credit.message ?? '',
      amountCents: dollars === undefined ? null : dollars * 100,
      isNameShown: credit.isNameShown ?? false,
      reason: isGift ? null : (credit.reason ?? null),
      createdAt: askedAt,
      updatedAt: isAnswered ? answeredAt : askedAt,
      decidedAt: isAnswered ? answeredAt : null,
    })
    .execute()
  await db
    .insertInto('ambassadorCredits')
    .values({
      supportId: id,
      ambassadorId: demoId('ambassador_profiles', of.ambassador.key),
      campaignId: credit.campaign ? demoId('ambassador_campaigns', credit.campaign) : null,
      touchedAt: instantFrom(askedAt, 0, -2),
      createdAt: askedAt,
    })
    .execute()
  if (isGift) await pay(db, id, { credit, askedAt, answeredAt })
}

/** Credits a support that the cast already has. */
async function creditKnown(db: Db, id: string, { key }: DemoAmbassador): Promise<void> {
  const support = await db
    .selectFrom('supports')
    .select('createdAt')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!support) return
  await db
    .insertInto('ambassadorCredits')
    .values({
      supportId: id,
      ambassadorId: demoId('ambassador_profiles', key),
      campaignId: null,
      touchedAt: instantFrom(support.createdAt, 0, -2),
      createdAt: support.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Gift = { credit: DemoCredit; askedAt: Date; answeredAt: Date }

/** Adds the payment of a gift, and its outcome. */
async function pay(db: Db, supportId: string, gift: Gift): Promise<void> {
  const { credit, askedAt, answeredAt } = gift
  const { status, reason } = credit
  const id = demoId('payments', supportId)
  const sum = { amountCents: (credit.dollars ?? 0) * 100, provider: 'offline' }
  const times = { createdAt: askedAt, updatedAt: askedAt }
  const dueAt = instantFrom(askedAt, DAYS_TO_PAY)
  await db
    .insertInto('payments')
    .values({ id, kind: 'gift', supportId, ...sum, dueAt, ...times })
    .execute()
  if (status === 'pending') return
  if (status === 'declined' || status === 'cancelled') {
    const ended = { status: 'ended', updatedAt: answeredAt }
    await db.updateTable('payments').set(ended).where('id', '=', id).execute()
    const closed = {
      status,
      reason: reason ?? null,
      decidedAt: answeredAt,
      updatedAt: answeredAt,
    }
    await db.updateTable('supports').set(closed).where('id', '=', supportId).execute()
    return
  }
  await enter(db, id, { kind: 'received', reference: id, createdAt: answeredAt, ...sum })
  if (status === 'refunded') await payBack(db, id, sum, instantFrom(answeredAt, 3))
}

type Sum = { amountCents: number; provider: string }

async function payBack(db: Db, paymentId: string, sum: Sum, at: Date): Promise<void> {
  const id = demoId('refunds', paymentId)
  const asked = { requestedBy: DEMO_USERS.admin.id, createdAt: at, dueAt: at }
  await db
    .insertInto('refunds')
    .values({ id, paymentId, amountCents: sum.amountCents, ...asked })
    .execute()
  await enter(db, paymentId, { kind: 'refunded', reference: id, createdAt: at, ...sum })
  const done = { status: 'done', doneAt: at }
  await db.updateTable('refunds').set(done).where('id', '=', id).execute()
}

type Entry = Sum & { kind: 'received' | 'refunded'; reference: string; createdAt: Date }

async function enter(db: Db, paymentId: string, entry: Entry): Promise<void> {
  await db
    .insertInto('paymentEntries')
    .values({
      ...entry,
      id: demoId('payment_entries', `${entry.kind} ${entry.reference}`),
      paymentId,
      enteredBy: DEMO_USERS.admin.id,
    })
    .execute()
}

function itemOf({ to }: DemoCredit): string {
  return demoId('project_events', to)
}
