import type { Db } from '#platform/database/scope.ts'
import { listConsents } from '#domain/consent/list-consents.ts'
import { listOpenGifts } from './list-open-gifts.ts'
import { listToTell } from './list-to-tell.ts'
import { isSignUpOver } from './chosen-date-columns.ts'
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

/** Counts the emails sent about a new time or place: to everyone who takes part, alone or with a group, or waits, and to parents. */
export function countToAsk(db: Db, itemId: string, now: Date): Promise<number> {
  return countSignUps(db, {
    itemId,
    now,
    asksParents: true,
    in: ['waiting', 'offered', 'pending', 'confirmed'],
    only: takesPart,
  })
}

async function countSignUps(
  db: Db,
  of: {
    itemId: string
    now: Date
    in: readonly SupportStatus[]
    /** Whether parents who have not agreed yet are written to as well. */
    asksParents?: boolean
    only?: (kind: SupportKind) => boolean
  },
): Promise<number> {
  const { itemId, now, asksParents = false, only = () => true } = of
  const signUps = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .select(['supports.id', 'supports.kind', 'supports.name', 'supports.email'])
    .select('supports.groupName as group')
    .where('supports.projectEventId', '=', itemId)
    .where('supports.kind', '<>', 'donate')
    .where('supports.status', 'in', of.in)
    .where((is) => is.not(isSignUpOver(now)))
    .execute()
  // The column's check constraint allows only these values.
  const told = signUps.filter(({ kind }) => only(kind as SupportKind))
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
