import type { Db } from '#platform/database/scope.ts'
import { DEFAULT_TIME_ZONE } from '#domain/project-events/project-event.ts'
import { takesPart } from '#domain/support/support.ts'
import { WISHES, type Wish } from './content/wishes.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import { weekdayFrom } from './load-items.ts'

/** Somebody who came to the partner's running project without having signed up, and left no address. */
const WALK_IN = 'Tamar Azulay'

type Times = { firstLoad: Date; anchor: Date }

/**
 * Loads who was there: everyone of the cast whose support is completed, and today one person who had not signed up; and the hours that
 * people have proposed. Each once.
 */
export async function loadAttendances(db: Db, { firstLoad, anchor }: Times): Promise<void> {
  for (const [index, wish] of WISHES.entries()) {
    if (wish.said) await propose(db, demoId('supports', String(index)), wish.said, anchor)
    if (wish.status !== 'completed' || !takesPart(wish.kind)) continue
    await noteHere(db, demoId('supports', String(index)))
  }
  await addWalkIn(db, { firstLoad, anchor })
}

async function noteHere(db: Db, supportId: string): Promise<void> {
  const support = await db
    .selectFrom('supports')
    .select(['projectEventId', 'status', 'places', 'hours', 'decidedAt', 'createdAt'])
    .where('id', '=', supportId)
    .executeTakeFirst()
  if (support?.status !== 'completed') return
  const { projectEventId, places, hours } = support
  const at = support.decidedAt ?? support.createdAt
  await db
    .insertInto('attendances')
    .values({
      id: demoId('attendances', supportId),
      projectEventId,
      supportId,
      dateId: await firstDateOf(db, projectEventId),
      status: 'here',
      people: places,
      notedAt: at,
      hours,
      confirmedAt: at,
    })
    .onConflict((known) => known.doNothing())
    .execute()
}

/** Adds what someone says they have helped, of what goes on for long: nothing once hours were confirmed. */
async function propose(
  db: Db,
  supportId: string,
  said: NonNullable<Wish['said']>,
  anchor: Date,
): Promise<void> {
  const support = await db
    .selectFrom('supports')
    .select(['projectEventId', 'status', 'hours'])
    .where('id', '=', supportId)
    .executeTakeFirst()
  if (support?.status !== 'confirmed' || support.hours !== null) return
  const dateId = await firstDateOf(db, support.projectEventId)
  for (const { daysAgo, hours } of said) {
    await db
      .insertInto('proposedHours')
      .values({
        id: demoId('proposed_hours', `${supportId} ${daysAgo}`),
        supportId,
        dateId,
        day: weekdayFrom(anchor, -daysAgo, DEFAULT_TIME_ZONE, '14:00'),
        hours,
        proposedAt: instantFrom(anchor, 1 - daysAgo),
      })
      .onConflict((known) => known.doNothing())
      .execute()
  }
}

async function addWalkIn(db: Db, { firstLoad, anchor }: Times): Promise<void> {
  const id = demoId('supports', 'walk-in')
  const [known, first] = await Promise.all([
    db.selectFrom('supports').select('id').where('id', '=', id).executeTakeFirst(),
    db
      .selectFrom('supports')
      .select('projectEventId')
      .where('id', '=', demoId('supports', '0'))
      .executeTakeFirst(),
  ])
  if (known || !first) return
  const { projectEventId } = first
  // This morning, or now if the demo is loaded before.
  const morning = instantFrom(anchor, 0, -3)
  const at = morning < firstLoad ? morning : firstLoad
  await db
    .insertInto('supports')
    .values({
      id,
      projectEventId,
      kind: 'volunteer',
      status: 'confirmed',
      name: WALK_IN,
      email: '',
      createdAt: at,
      updatedAt: at,
      decidedAt: at,
    })
    .execute()
  await db
    .insertInto('attendances')
    .values({
      id: demoId('attendances', id),
      projectEventId,
      supportId: id,
      dateId: await firstDateOf(db, projectEventId),
      status: 'here',
      notedAt: at,
      isWalkIn: true,
    })
    .execute()
}

async function firstDateOf(db: Db, projectEventId: string): Promise<string | null> {
  const date = await db
    .selectFrom('projectEventDates')
    .select('id')
    .where('projectEventId', '=', projectEventId)
    .orderBy('startsAt')
    .limit(1)
    .executeTakeFirst()
  return date?.id ?? null
}
