import type { Db } from '#platform/database/scope.ts'
import { listConsents } from '#domain/consent/list-consents.ts'
import { listOpenGifts } from './list-open-gifts.ts'
import { listToTell } from './list-to-tell.ts'
import { DOOR_ID, isSignUpOver } from './chosen-date-columns.ts'
import { type SupportKind, type SupportStatus, takesPart } from './support.ts'

/**
 * Counts the emails sent when an item is taken down: to everyone who signed up, alone or with a group, or waits, and
 * to its donors.
 */
export async function countToNotify(db: Db, itemId: string, now: Date): Promise<number> {
  const gifts = await listOpenGifts(db, itemId, now)
  return (
    gifts.length +
    (await countSignUps(db, { itemId, now, in: ['waiting', 'offered', 'pending', 'confirmed'] }))
  )
}

/** What a change means for those who chose a date; null for everyone else. */
export type Moves = {
  isMoved: (dateId: string | null) => boolean
  isGone: (dateId: string | null) => boolean
}

/**
 * Counts the emails sent about a new time or place, as `withMovesNotified` sends them: to everyone who takes part, alone or with a group,
 * or waits, and to parents; and to those whose date is called off.
 */
export async function countToAsk(
  db: Db,
  itemId: string,
  { now, isMoved, isGone }: Moves & { now: Date },
): Promise<number> {
  const open = { itemId, now, in: ['waiting', 'offered', 'pending', 'confirmed'] } as const
  const asked = await countSignUps(db, {
    ...open,
    asksParents: true,
    only: ({ kind, dateId, doorId }) =>
      takesPart(kind) && !isGone(dateId) && isMoved(dateId ?? doorId),
  })
  return asked + (await countSignUps(db, { ...open, only: ({ dateId }) => isGone(dateId) }))
}

type SignUp = { kind: SupportKind; dateId: string | null; doorId: string | null }

async function countSignUps(
  db: Db,
  of: {
    itemId: string
    now: Date
    in: readonly SupportStatus[]
    /** Whether parents who have not agreed yet are written to as well. */
    asksParents?: boolean
    only?: (signUp: SignUp) => boolean
  },
): Promise<number> {
  const { itemId, now, asksParents = false, only = () => true } = of
  const signUps = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .select(['supports.id', 'supports.kind', 'supports.name', 'supports.email'])
    .select(['supports.groupName as group', 'supports.dateId', DOOR_ID])
    .where('supports.projectEventId', '=', itemId)
    .where('supports.kind', '<>', 'donate')
    .where('supports.status', 'in', of.in)
    .where((is) => is.not(isSignUpOver(now)))
    .execute()
  // The column's check constraint allows only these values.
  const told = signUps.filter(({ kind, ...rest }) => only({ ...rest, kind: kind as SupportKind }))
  const consents = await listConsents(
    db,
    told.map(({ id }) => id),
  )
  let count = [...consents.values()].filter(
    ({ consent, expiresAt }) =>
      consent === 'given' || (asksParents && consent === 'asked' && expiresAt > now),
  ).length
  for (const signUp of told) count += (await listToTell(db, signUp)).length
  return count
}
