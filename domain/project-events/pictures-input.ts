import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { PICTURE_TEXT_MAX, PICTURES_MAX } from './pictures.ts'

const text = z
  .string()
  .transform(sanitizeText)
  .refine((words) => words.length <= PICTURE_TEXT_MAX, {
    error: () => m.posts_picture_text_too_long({ max: PICTURE_TEXT_MAX }),
  })
  .default('')

/** The pictures of a proposal in order; one that is named twice counts once. */
export const picturesInput = z
  .array(z.object({ fileId: z.uuid(), caption: text, alt: text }))
  .transform((pictures) =>
    pictures.filter(({ fileId }, at) => pictures.findIndex((one) => one.fileId === fileId) === at),
  )
  .refine((pictures) => pictures.length <= PICTURES_MAX, {
    error: () => m.posts_pictures_too_many({ max: PICTURES_MAX }),
  })
