import { sql } from 'kysely'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { FileKind } from './file.ts'

/**
 * Requires pictures to be uploads of the user, or of their organization's team, of that kind. The database refuses others too, but without a message.
 *
 * @throws AppError bad_input with an error for the field `image`.
 */
export async function requireOwnPicture(
  db: Db,
  { fileIds, userId, kind }: { fileIds: readonly string[]; userId: string; kind: FileKind },
): Promise<void> {
  if (fileIds.length === 0) return
  const own = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', fileIds)
    .where((is) =>
      is.or([
        is('userId', '=', userId),
        is('partnerId', '=', sql<string>`(select app.own_partner('{}', '{write}'))`),
      ]),
    )
    .where('kind', '=', kind)
    .execute()
  if (own.length === new Set(fileIds).size) return
  const message = m.posts_picture_unknown()
  throw new AppError('bad_input', message, { fields: { image: message } })
}
