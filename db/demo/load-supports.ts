import { sql } from 'kysely'
import type { Question } from '#domain/questions/question.ts'
import type { Db } from '#platform/database/scope.ts'
import { DEMO_USERS } from './demo-users.ts'
import { SIGN_UP_ANSWERS } from './content/sign-up-questions.ts'
import { WISHES, type Wish } from './content/wishes.ts'
import { instantFrom, movedAt } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import type { DemoEvent, DemoProject } from './shapes.ts'

type Item = DemoProject | DemoEvent

const SAVED = 4
/** Days before a past event on which its guests signed up. */
const DAYS_BEFORE = 9

/** Loads the supports and saved items of the cast, once. */
export async function loadSupports(db: Db, items: readonly Item[], anchor: Date): Promise<void> {
  for (const [index, wish] of WISHES.entries()) await loadOne(db, wish, index, items, anchor)
  const running = items.filter((item) => isOf(item, 'running')).slice(7, 7 + SAVED)
  for (const [index, item] of running.entries()) {
    await db
      .insertInto('savedItems')
      .values({
        userId: DEMO_USERS.supporter.id,
        projectEventId: demoId('project_events', item.key),
        createdAt: instantFrom(anchor, -index - 1),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function loadOne(db: Db, wish: Wish, index: number, items: readonly Item[], anchor: Date) {
  const fitting = wish.key
    ? items.filter(({ key }) => key === wish.key)
    : items.filter((one) => isOf(one, wish.from) && offers(one, wish.kind))
  const item = fitting[wish.nth]
  if (!item) throw new Error(`No demo item to ${wish.kind} is ${wish.key ?? wish.from}.`)
  const id = demoId('supports', String(index))
  const known = await db.selectFrom('supports').select('id').where('id', '=', id).executeTakeFirst()
  if (known) return
  const person = DEMO_USERS[wish.who]
  const dateId = await shiftOf(db, wish, demoId('project_events', item.key))
  // A demo that was loaded before the event had shifts.
  if (wish.shift && !dateId) return
  // Guests of a past event signed up some days before, and were marked as completed the day after.
  const past = 'day' in item && item.day < 0 ? item.day : undefined
  const askedAt =
    past === undefined
      ? instantFrom(anchor, -(wish.daysAgo ?? 6 - (index % 5)), index % 7)
      : instantFrom(anchor, past - DAYS_BEFORE)
  const decidedAt = past === undefined ? instantFrom(askedAt, 1) : instantFrom(anchor, past + 1)
  // Only its payment confirms a gift.
  const isGift = wish.kind === 'donate'
  const isAnswered = !['waiting', 'offered', 'pending'].includes(wish.status) && !isGift
  await db
    .insertInto('supports')
    .values({
      id,
      projectEventId: demoId('project_events', item.key),
      dateId,
      kind: wish.kind,
      status: isGift ? 'pending' : wish.status,
      userId: person.id,
      name: person.fullName,
      email: person.email,
      message: wish.message ?? '',
      places: wish.places ?? 1,
      amountCents: wish.dollars === undefined ? null : wish.dollars * 100,
      isNameShown: wish.isNameShown ?? false,
      createdAt: askedAt,
      updatedAt: askedAt,
      decidedAt: isAnswered ? decidedAt : null,
      reason: wish.reason ?? null,
      hours: wish.hours ?? null,
      meals: wish.meals ?? null,
      askedAt: wish.afterMove ? movedAt(anchor) : null,
      stillComingAt: wish.afterMove === 'coming' ? instantFrom(movedAt(anchor), 0, 1) : null,
    })
    .execute()
  const answers = SIGN_UP_ANSWERS[item.key]?.[wish.who]
  if (answers) await answer(db, id, answers, askedAt)
  if (isGift) await pay(db, id, wish, askedAt)
}

async function shiftOf(db: Db, { shift }: Wish, itemId: string): Promise<string | null> {
  if (!shift) return null
  const found = await db
    .selectFrom('projectEventDates')
    .select('id')
    .where('projectEventId', '=', itemId)
    .where(sql<boolean>`labels ->> 'en' = ${shift}`)
    .executeTakeFirst()
  return found?.id ?? null
}

/** Adds the answers to what the item asks; one of an earlier demo asks nothing. */
async function answer(
  db: Db,
  supportId: string,
  answers: Record<string, string>,
  answeredAt: Date,
): Promise<void> {
  const { questions } = await db
    .selectFrom('projectEvents')
    .innerJoin('supports', 'supports.projectEventId', 'projectEvents.id')
    .select('questions')
    .where('supports.id', '=', supportId)
    .executeTakeFirstOrThrow()
  for (const { id: questionId } of questions as unknown as Question[]) {
    const given = { supportId, questionId, answer: answers[questionId] ?? null, answeredAt }
    await db.insertInto('supportAnswers').values(given).execute()
  }
}

/** Adds the payment of a gift, and its ledger entry if it was received. */
async function pay(db: Db, supportId: string, wish: Wish, askedAt: Date): Promise<void> {
  const id = demoId('payments', supportId)
  const sum = { amountCents: (wish.dollars ?? 0) * 100, provider: 'offline' }
  await db
    .insertInto('payments')
    .values({
      id,
      kind: 'gift',
      supportId,
      ...sum,
      createdAt: askedAt,
      updatedAt: askedAt,
    })
    .execute()
  if (wish.status === 'pending') return
  const entry = { id: demoId('payment_entries', id), paymentId: id, kind: 'received', ...sum }
  await db
    .insertInto('paymentEntries')
    .values({
      ...entry,
      reference: id,
      enteredBy: DEMO_USERS.admin.id,
      createdAt: instantFrom(askedAt, 1),
    })
    .execute()
  if (wish.status === 'completed') {
    await db
      .updateTable('supports')
      .set({ status: 'completed' })
      .where('id', '=', supportId)
      .execute()
  }
}

function isOf(item: Item, from: Wish['from']): boolean {
  if (item.status) return false
  if (from === 'partner') return item.of === 'galilee-hands'
  if (item.of === 'galilee-hands') return false
  if ('day' in item) return from === 'past' ? item.day < 0 : from === 'coming' && item.day > 2
  return from === 'running' && item.startDay < 0 && (item.endDay === undefined || item.endDay > 0)
}

function offers(item: Item, kind: Wish['kind']): boolean {
  return kind === 'attend' ? 'day' in item : item.supportTypes.includes(kind)
}
