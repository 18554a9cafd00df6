import type { Db } from '#platform/database/scope.ts'
import { requireOwnPicture } from '../files/require-own-picture.ts'
import type { Language } from '#platform/text/language.ts'
import { shortTranslations } from '#domain/translations/short-texts.ts'
import { IMAGE_TEXTS } from './product.ts'
import type { ImageGiven } from './product-form.ts'

/**
 * Sets the images of a product, whose texts are in `language`, in order. Existing images may stay, whoever uploaded them.
 *
 * @throws AppError bad_input for a new image that is not the caller's.
 */
export async function writeImages(
  db: Db,
  { productId, userId, language }: { productId: string; userId: string; language: Language },
  images: readonly ImageGiven[],
): Promise<void> {
  const before = await db
    .selectFrom('productImages')
    .select('fileId')
    .where('productId', '=', productId)
    .execute()
  const known = new Set(before.map((row) => row.fileId))
  const given = new Set(images.map(({ fileId }) => fileId))
  const fileIds = [...given].filter((id) => !known.has(id))
  await requireOwnPicture(db, { fileIds, userId, kind: 'product-images' })
  const gone = [...known].filter((id) => !given.has(id))
  if (gone.length > 0) {
    await db
      .deleteFrom('productImages')
      .where('productId', '=', productId)
      .where('fileId', 'in', gone)
      .execute()
  }
  for (const [position, image] of images.entries()) {
    const { fileId, alt } = image
    const shown = { position, alt, translations: shortTranslations(image, IMAGE_TEXTS, language) }
    if (known.has(fileId)) {
      await db
        .updateTable('productImages')
        .set(shown)
        .where('productId', '=', productId)
        .where('fileId', '=', fileId)
        .execute()
    } else {
      await db
        .insertInto('productImages')
        .values({ productId, fileId, ...shown })
        .execute()
    }
  }
}
