import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

/** Checks that an update is about an approved item of its organization. @throws AppError bad_input. */
export async function requireItemOfUpdate(
  db: Db,
  partnerId: string,
  itemId: string | null,
): Promise<void> {
  if (itemId === null) return
  const own = await db
    .selectFrom('projectEvents')
    .select('id')
    .where('id', '=', itemId)
    .where('partnerId', '=', partnerId)
    .where('approvedAt', 'is not', null)
    .executeTakeFirst()
  if (own) return
  const fields = { projectEventId: m.newsdesk_item_unknown() }
  throw new AppError('bad_input', m.errors_check_fields(), { fields })
}
