import type { Db } from '#platform/database/scope.ts'
import { listAgreed } from '#domain/consent/list-consents.ts'
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

/** Counts the emails sent about a new time or place: to everyone who takes part, alone or with a group, or waits. */
export function countToAsk(db: Db, itemId: string, now: Date): Promise<number> {
  return countSignUps(db, {
    itemId,
    now,
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
    only?: (kind: SupportKind) => boolean
  },
): Promise<number> {
  const { itemId, now, only = () => true } = of
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
  const agreed = await listAgreed(
    db,
    told.map(({ id }) => id),
  )
  let count = agreed.size
  for (const signUp of told) count += (await listToTell(db, signUp)).length
  return count
}
