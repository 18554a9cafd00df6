import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { FileKind } from '../files/file.ts'
import type { Language } from '#platform/text/language.ts'
import { shortTranslations } from '#domain/translations/short-texts.ts'
import { PICTURE_TEXTS, type Picture } from './pictures.ts'

/**
 * Requires pictures to be the user's own uploads of that kind, or in a post of the same organization already, whoever
 * uploaded them. The database refuses others too, but without a message.
 *
 * @throws AppError bad_input with an error for the field `image`.
 */
export async function requireOwnPictures(
  db: Db,
  pictures: readonly Picture[],
  by: { userId: string; partnerId: string; kind: FileKind },
): Promise<void> {
  if (pictures.length === 0) return
  const fileIds = pictures.map(({ fileId }) => fileId)
  const own = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', fileIds)
    .where('kind', '=', by.kind)
    .where((is) => {
      const ofPartner = is
        .selectFrom('projectEventRevisions as revision')
        .innerJoin('projectEvents as item', 'item.id', 'revision.projectEventId')
        .where('item.partnerId', '=', by.partnerId)
      return is.or([
        is('files.userId', '=', by.userId),
        is('files.partnerId', '=', by.partnerId),
        is.exists(ofPartner.select('item.id').whereRef('revision.imageFileId', '=', 'files.id')),
        is.exists(
          ofPartner
            .innerJoin('projectEventRevisionPictures as shown', 'shown.revisionId', 'revision.id')
            .select('item.id')
            .whereRef('shown.fileId', '=', 'files.id'),
        ),
      ])
    })
    .execute()
  if (own.length === fileIds.length) return
  const message = m.posts_picture_unknown()
  throw new AppError('bad_input', message, { fields: { image: message } })
}

/** Sets the pictures of a draft, in order. The draft's `image_file_id` must be the first one. */
export async function writeProposedPictures(
  db: Db,
  revisionId: string,
  pictures: readonly Picture[],
): Promise<void> {
  const table = 'projectEventRevisionPictures'
  const rows = await db
    .selectFrom(table)
    .select('fileId')
    .where('revisionId', '=', revisionId)
    .execute()
  const known = new Set(rows.map(({ fileId }) => fileId))
  const gone = [...known].filter((id) => !pictures.some(({ fileId }) => fileId === id))
  if (gone.length > 0) {
    await db
      .deleteFrom(table)
      .where('revisionId', '=', revisionId)
      .where('fileId', 'in', gone)
      .execute()
  }
  for (const [position, picture] of pictures.entries()) {
    const { fileId, caption, alt } = picture
    const translations = shortTranslations(picture, PICTURE_TEXTS, null)
    const shown = { position, caption, alt, translations }
    if (known.has(fileId)) {
      await db
        .updateTable(table)
        .set(shown)
        .where('revisionId', '=', revisionId)
        .where('fileId', '=', fileId)
        .execute()
    } else {
      await db
        .insertInto(table)
        .values({ revisionId, fileId, ...shown })
        .execute()
    }
  }
}

/** Publishes pictures, as staff: replaces the approved ones of the item, whose texts are in `language`. */
export async function publishPictures(
  db: Db,
  projectEventId: string,
  { pictures, language }: { pictures: readonly Picture[]; language: Language },
): Promise<void> {
  await db.deleteFrom('projectEventPictures').where('projectEventId', '=', projectEventId).execute()
  if (pictures.length === 0) return
  const rows = pictures.map((picture, position) => ({
    projectEventId,
    fileId: picture.fileId,
    position,
    caption: picture.caption,
    alt: picture.alt,
    translations: shortTranslations(picture, PICTURE_TEXTS, language),
  }))
  await db.insertInto('projectEventPictures').values(rows).execute()
}
