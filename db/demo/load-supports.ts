import type { Rows } from '#platform/database/scope.ts'
import { CAST } from './cast.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import type { DemoEvent, DemoProject } from './shapes.ts'

type Item = DemoProject | DemoEvent
type Kind = 'donate' | 'volunteer' | 'attend' | 'visit' | 'invest' | 'business'
type Status = 'pending' | 'confirmed' | 'completed' | 'declined' | 'cancelled'
type Wish = {
  who: 'supporter' | 'ambassador' | 'applicant' | 'partner2'
  kind: Kind
  status: Status
  /** Which of the fitting items, from the first. */
  nth: number
  from: 'running' | 'past' | 'coming' | 'partner'
  /** The very item, instead of the first that fits. */
  key?: string
  message?: string
  reason?: string
  dollars?: number
  isNameShown?: boolean
  places?: number
  /** What the organization entered when it was completed. */
  hours?: number
  meals?: number
}

/** What the cast has supported: every kind and every state, so that each screen has something to show. */
const WISHES: Wish[] = [
  {
    who: 'supporter',
    kind: 'volunteer',
    status: 'confirmed',
    nth: 0,
    from: 'partner',
    message: 'I can come on Sundays and bring a friend.',
    places: 2,
  },
  {
    who: 'supporter',
    kind: 'donate',
    status: 'pending',
    nth: 0,
    from: 'partner',
    dollars: 180,
    message: 'In memory of my grandfather.',
  },
  { who: 'supporter', kind: 'attend', status: 'pending', nth: 0, from: 'coming' },
  { who: 'supporter', kind: 'attend', status: 'completed', nth: 0, from: 'past' },
  {
    who: 'supporter',
    kind: 'donate',
    status: 'completed',
    nth: 3,
    from: 'running',
    dollars: 54,
    isNameShown: true,
  },
  {
    who: 'supporter',
    kind: 'volunteer',
    status: 'declined',
    nth: 4,
    from: 'running',
    reason: 'This week is full already. Please try again after the holidays.',
  },
  { who: 'supporter', kind: 'visit', status: 'cancelled', nth: 0, from: 'running' },
  {
    who: 'supporter',
    kind: 'business',
    status: 'pending',
    nth: 0,
    from: 'running',
    message: 'Our bakery could deliver twice a week.',
  },
  {
    who: 'ambassador',
    kind: 'volunteer',
    status: 'pending',
    nth: 0,
    from: 'partner',
    message: 'Our group of six would like to help for a morning.',
    places: 6,
  },
  {
    who: 'ambassador',
    kind: 'invest',
    status: 'pending',
    nth: 0,
    from: 'running',
    message: 'Is there a minimum?',
  },
  { who: 'applicant', kind: 'donate', status: 'confirmed', nth: 0, from: 'partner', dollars: 36 },
  { who: 'applicant', kind: 'attend', status: 'confirmed', nth: 1, from: 'coming', places: 2 },
  {
    who: 'partner2',
    kind: 'volunteer',
    status: 'pending',
    nth: 1,
    from: 'partner',
    message: 'Neighbours from the south, glad to lend a hand.',
  },
  {
    who: 'ambassador',
    kind: 'attend',
    status: 'confirmed',
    nth: 0,
    from: 'coming',
    key: 'turtle-nest-walk',
    places: 9,
    message: 'Two families and a grandmother who knows the beach.',
  },
  {
    who: 'applicant',
    kind: 'attend',
    status: 'confirmed',
    nth: 0,
    from: 'coming',
    key: 'bookbinding-night',
    places: 8,
  },
  {
    who: 'ambassador',
    kind: 'volunteer',
    status: 'completed',
    nth: 0,
    from: 'partner',
    key: 'homework-thursdays',
    places: 4,
    hours: 26,
    message: 'Four of us can read aloud, two in Hebrew.',
  },
  {
    who: 'applicant',
    kind: 'volunteer',
    status: 'completed',
    nth: 0,
    from: 'partner',
    key: 'hula-grandparents-kitchen',
    places: 3,
    hours: 18,
    meals: 240,
    message: 'We peel, stir and wash up.',
  },
]
const SAVED = 4

/** Loads what the cast supports and has saved, once. */
export async function loadSupports(db: Rows, items: readonly Item[], anchor: Date): Promise<void> {
  for (const [index, wish] of WISHES.entries()) await loadOne(db, wish, index, items, anchor)
  const running = items.filter((item) => isOf(item, 'running')).slice(7, 7 + SAVED)
  for (const [index, item] of running.entries()) {
    await db
      .insertInto('saved_items')
      .values({
        user_id: CAST.supporter.id,
        project_event_id: demoId('project_events', item.key),
        created_at: instantFrom(anchor, -index - 1),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function loadOne(db: Rows, wish: Wish, index: number, items: readonly Item[], anchor: Date) {
  const fitting = wish.key
    ? items.filter(({ key }) => key === wish.key)
    : items.filter((one) => isOf(one, wish.from) && offers(one, wish.kind))
  const item = fitting[wish.nth]
  if (!item) throw new Error(`No demo item to ${wish.kind} is ${wish.key ?? wish.from}.`)
  const id = demoId('supports', String(index))
  const known = await db.selectFrom('supports').select('id').where('id', '=', id).executeTakeFirst()
  if (known) return
  const person = CAST[wish.who]
  const askedAt = instantFrom(anchor, -6 + (index % 5), index % 7)
  // A gift is confirmed by its money, and nothing else.
  const isGift = wish.kind === 'donate'
  const isAnswered = wish.status !== 'pending' && !isGift
  await db
    .insertInto('supports')
    .values({
      id,
      project_event_id: demoId('project_events', item.key),
      kind: wish.kind,
      status: isGift ? 'pending' : wish.status,
      user_id: person.id,
      name: person.fullName,
      email: person.email,
      message: wish.message ?? '',
      places: wish.places ?? 1,
      amount_cents: wish.dollars === undefined ? null : wish.dollars * 100,
      is_name_shown: wish.isNameShown ?? false,
      created_at: askedAt,
      updated_at: askedAt,
      decided_at: isAnswered ? instantFrom(askedAt, 1) : null,
      reason: wish.reason ?? null,
      hours: wish.hours ?? null,
      meals: wish.meals ?? null,
    })
    .execute()
  if (isGift) await pay(db, id, wish, askedAt)
}

/** What is to be paid for a gift, and its money if it has come. */
async function pay(db: Rows, supportId: string, wish: Wish, askedAt: Date): Promise<void> {
  const id = demoId('payments', supportId)
  const sum = { amount_cents: (wish.dollars ?? 0) * 100, provider: 'offline' }
  await db
    .insertInto('payments')
    .values({
      id,
      kind: 'gift',
      support_id: supportId,
      ...sum,
      created_at: askedAt,
      updated_at: askedAt,
    })
    .execute()
  if (wish.status === 'pending') return
  const entry = { id: demoId('payment_entries', id), payment_id: id, kind: 'received', ...sum }
  await db
    .insertInto('payment_entries')
    .values({
      ...entry,
      reference: id,
      entered_by: CAST.admin.id,
      created_at: instantFrom(askedAt, 1),
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

function offers(item: Item, kind: Kind): boolean {
  return kind === 'attend' ? 'day' in item : item.supportTypes.includes(kind)
}
