import { m } from '#messages'
import type { Rows } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { FileKind } from '../files/file.ts'
import type { ProjectEventType } from './project-event.ts'

/** The kind of file that a post's picture is. */
export function pictureKind(type: ProjectEventType): FileKind {
  return type === 'event' ? 'event-images' : 'project-images'
}

/**
 * Makes sure that a picture may become a post's: the person's own upload of that kind. The database refuses others
 * too, but without a sentence.
 *
 * @throws AppError bad_input beside the picture.
 */
export async function requirePicture(
  db: Rows,
  picture: { fileId: string; userId: string; type: ProjectEventType },
): Promise<void> {
  const own = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', picture.fileId)
    .where('user_id', '=', picture.userId)
    .where('kind', '=', pictureKind(picture.type))
    .executeTakeFirst()
  if (own) return
  const message = m.posts_picture_unknown()
  throw new AppError('bad_input', message, { fields: { image: message } })
}
