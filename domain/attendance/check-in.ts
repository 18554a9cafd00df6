import { sql } from 'kysely'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { rethrowRefusal } from './refused-by-database.ts'

type CheckIn = {
  itemId: string
  dateId: string | null
  supportId: string
  people: number
  /** Who of a group came; empty if only their number is known. */
  members: readonly string[]
  now: Date
}

/** Notes that a sign-up is here, once; who was marked as not having come is here now. @throws AppError if they are not expected. */
export async function checkIn(db: Db, of: CheckIn): Promise<void> {
  const { people, now } = of
  const members = [...of.members]
  await db
    .insertInto('attendances')
    .values({
      id: newId(),
      projectEventId: of.itemId,
      supportId: of.supportId,
      dateId: of.dateId,
      status: 'here',
      people,
      members,
      notedAt: now,
    })
    .onConflict((known) =>
      known
        .constraint('attendances_once')
        // Hours are to be confirmed again.
        .doUpdateSet({
          status: 'here',
          people,
          members,
          notedAt: now,
          hours: null,
          confirmedAt: null,
        })
        .where((is) =>
          is.or([
            is('attendances.status', '=', 'absent'),
            is('attendances.people', '<>', people),
            sql<boolean>`attendances.members <> ${members}::uuid[]`,
          ]),
        ),
    )
    .execute()
    .catch(rethrowRefusal)
}
