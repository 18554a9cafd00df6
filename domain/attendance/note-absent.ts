import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { rethrowRefusal } from './refused-by-database.ts'

type Absence = { itemId: string; dateId: string | null; supportId: string; now: Date }

/** Notes that a sign-up was not here, which is also the answer to hours that were said before. Whoever was seen stays so. */
export async function noteAbsent(db: Db, of: Absence): Promise<void> {
  const { itemId, dateId, supportId, now } = of
  await db
    .insertInto('attendances')
    .values({
      id: newId(),
      projectEventId: itemId,
      supportId,
      dateId,
      status: 'absent',
      notedAt: now,
      confirmedAt: now,
    })
    .onConflict((known) =>
      known
        .constraint('attendances_once')
        .doUpdateSet({ confirmedAt: now })
        .where('attendances.status', '=', 'absent'),
    )
    .execute()
    .catch(rethrowRefusal)
}
