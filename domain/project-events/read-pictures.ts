import { textShown } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { typedInEach } from '#domain/translations/short-texts.ts'
import type { Picture } from './pictures.ts'

/** Reads the pictures of a proposal, in order, with the texts as typed. One that an earlier release stored has only `imageFileId`. */
export async function readProposedPictures(
  db: Db,
  revision: { id: string; imageFileId: string | null },
): Promise<Picture[]> {
  const { id, imageFileId } = revision
  if (imageFileId === null) return []
  const rows = await db
    .selectFrom('projectEventRevisionPictures')
    .select(['fileId', 'caption', 'alt', 'translations'])
    .where('revisionId', '=', id)
    .orderBy('position')
    .execute()
  return withMain(rows.map(asTyped), imageFileId)
}

/** Reads the approved pictures of a project or event, in order, with the texts in each language. */
export async function readApprovedPictures(
  db: Db,
  item: { id: string; imageFileId: string | null },
): Promise<Picture[]> {
  const { id, imageFileId } = item
  if (imageFileId === null) return []
  const rows = await db
    .selectFrom('projectEventPictures')
    .select(['fileId', 'caption', 'alt', 'translations'])
    .where('projectEventId', '=', id)
    .orderBy('position')
    .execute()
  return withMain(rows.map(asTyped), imageFileId)
}

/** Reads the approved pictures of a project or event, in order, with the texts in the language of the page if there are some. */
export async function readPublicPictures(
  db: Db,
  item: { id: string; imageFileId: string | null },
): Promise<Picture[]> {
  const { id, imageFileId } = item
  if (imageFileId === null) return []
  const table = 'projectEventPictures'
  const rows = await db
    .selectFrom(table)
    .select(['fileId', textShown(table, 'caption'), textShown(table, 'alt')])
    .where('projectEventId', '=', id)
    .orderBy('position')
    .execute()
  const pictures = rows.map(({ fileId, caption, alt }) => ({
    fileId,
    caption: caption ?? '',
    alt: alt ?? '',
  }))
  return withMain(pictures, imageFileId)
}

function asTyped({ translations, ...row }: Picture & { translations: unknown }): Picture {
  return { ...row, ...typedInEach(translations) }
}

function withMain(pictures: Picture[], imageFileId: string): Picture[] {
  if (pictures.some(({ fileId }) => fileId === imageFileId)) return pictures
  return [{ fileId: imageFileId, caption: '', alt: '' }, ...pictures]
}
