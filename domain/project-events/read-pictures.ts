import type { Db } from '#platform/database/scope.ts'
import type { Picture } from './pictures.ts'

/** Reads the pictures of a proposal, in order. One that an earlier release stored has only `imageFileId`. */
export async function readProposedPictures(
  db: Db,
  revision: { id: string; imageFileId: string | null },
): Promise<Picture[]> {
  const { id, imageFileId } = revision
  if (imageFileId === null) return []
  const rows = await db
    .selectFrom('projectEventRevisionPictures')
    .select(['fileId', 'caption', 'alt'])
    .where('revisionId', '=', id)
    .orderBy('position')
    .execute()
  return withMain(rows, imageFileId)
}

/** Reads the approved pictures of a project or event, in order. */
export async function readPublicPictures(
  db: Db,
  item: { id: string; imageFileId: string | null },
): Promise<Picture[]> {
  const { id, imageFileId } = item
  if (imageFileId === null) return []
  const rows = await db
    .selectFrom('projectEventPictures')
    .select(['fileId', 'caption', 'alt'])
    .where('projectEventId', '=', id)
    .orderBy('position')
    .execute()
  return withMain(rows, imageFileId)
}

function withMain(pictures: Picture[], imageFileId: string): Picture[] {
  if (pictures.some(({ fileId }) => fileId === imageFileId)) return pictures
  return [{ fileId: imageFileId, caption: '', alt: '' }, ...pictures]
}
