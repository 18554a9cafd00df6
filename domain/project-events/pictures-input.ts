import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { pickInEach, shortInputs } from '#domain/translations/short-texts.ts'
import { PICTURE_TEXT_MAX, PICTURE_TEXTS, PICTURES_MAX, type Picture } from './pictures.ts'

const text = z
  .string()
  .transform(sanitizeText)
  .refine((words) => words.length <= PICTURE_TEXT_MAX, {
    error: () => m.posts_picture_text_too_long({ max: PICTURE_TEXT_MAX }),
  })
  .default('')

const inEach = Object.fromEntries(shortInputs(PICTURE_TEXTS).map((input) => [input, text]))

/** The pictures of a proposal in order; one that is named twice counts once. */
export const picturesInput = z
  .array(
    z
      .object({ fileId: z.uuid(), caption: text, alt: text, ...inEach })
      .transform(({ fileId, caption, alt, ...others }): Picture => ({
        fileId,
        caption,
        alt,
        ...pickInEach(others, PICTURE_TEXTS),
      })),
  )
  .transform((pictures) =>
    pictures.filter(({ fileId }, at) => pictures.findIndex((one) => one.fileId === fileId) === at),
  )
  .refine((pictures) => pictures.length <= PICTURES_MAX, {
    error: () => m.posts_pictures_too_many({ max: PICTURES_MAX }),
  })
