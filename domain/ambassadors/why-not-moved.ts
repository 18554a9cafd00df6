import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

/** The refusal for whoever wants to hide or show a page that stands elsewhere by now. */
export async function whyNotMoved(db: Db, id: string): Promise<AppError> {
  const found = await db
    .selectFrom('ambassadorProfiles')
    .select('hiddenAt')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return new AppError('not_found', m.ambassadordesk_not_found())
  return new AppError(
    'conflict',
    found.hiddenAt ? m.ambassadordesk_hidden_meanwhile() : m.ambassadordesk_shown_meanwhile(),
  )
}
