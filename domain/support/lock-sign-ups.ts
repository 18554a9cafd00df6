import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { CHOSEN_DATE, DOOR_ID, isSignUpOver, readChosen } from './chosen-date-columns.ts'
import type { ChosenDate } from './chosen-date.ts'
import type { SupportKind, SupportStatus } from './support.ts'

/** The scope of sign-ups: one project or event, or all of an organization. */
export type SignUpScope = { itemId: string } | { partnerId: string }

/** A sign-up for an item that is not over, open or on the waiting list; never a gift. */
export type SignUp = {
  id: string
  kind: SupportKind
  status: SupportStatus
  places: number
  name: string
  email: string
  userId: string | null
  group: string | null
  itemId: string
  /** The date they chose; null for the whole. */
  date: ChosenDate | null
  /** The date at whose door they were signed up, of a course that people come to as a whole; null for everyone else. */
  doorId: string | null
  /** Whether the item was public when read. */
  isPublic: boolean
}

/**
 * Lists the sign-ups that are open or on the waiting list, and not over, locked until the transaction ends. Call it before changing the item
 * itself: a concurrent cancellation locks the sign-up first and the item second.
 */
export async function lockSignUps(db: Db, of: SignUpScope, now: Date): Promise<SignUp[]> {
  const rows = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .select(['supports.id', 'supports.kind', 'supports.places', 'supports.name', 'supports.email'])
    .select(['supports.userId', 'supports.groupName', 'supports.status as supportStatus'])
    .select(['projectEventId', 'isPublic', 'timeZone'])
    .select([CHOSEN_DATE, DOOR_ID])
    .$if('itemId' in of, (all) =>
      all.where('supports.projectEventId', '=', 'itemId' in of ? of.itemId : ''),
    )
    .$if('partnerId' in of, (all) =>
      all.where('projectEvents.partnerId', '=', 'partnerId' in of ? of.partnerId : ''),
    )
    .where('supports.kind', '<>', 'donate')
    .where('supports.status', 'in', ['waiting', 'offered', 'pending', 'confirmed'])
    .where((is) => is.not(isSignUpOver(now)))
    .orderBy('supports.id')
    .modifyEnd(sql`for no key update of supports`)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    // The columns' check constraints allow only these values.
    kind: row.kind as SupportKind,
    status: row.supportStatus as SupportStatus,
    places: row.places,
    name: row.name,
    email: row.email,
    userId: row.userId,
    group: row.groupName && stripLinks(row.groupName),
    itemId: row.projectEventId,
    date: readChosen(row.chosenDate, row.timeZone),
    doorId: row.doorId,
    isPublic: row.isPublic,
  }))
}
