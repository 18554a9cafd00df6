import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { isPictureFault } from '#platform/pictures/picture-fault.ts'
import type { ImageProcessor } from '#platform/pictures/create-image-processor.ts'
import { contentsOf, FILE_LIMITS, type FileContents, type FileKind } from './file.ts'
import { COPY_WIDTHS } from './storage-keys.ts'
import { recognize, type ContentType } from './recognize.ts'

/** A file ready to be stored. */
export type Prepared = {
  contentType: ContentType
  bytes: Uint8Array
  width: number | null
  height: number | null
  copies: { width: (typeof COPY_WIDTHS)[number]; bytes: Uint8Array }[]
}

/**
 * Converts an upload to its stored form: pictures are re-encoded without metadata; documents stay as they are.
 *
 * @throws AppError bad_input with a message for the user.
 */
export async function prepareFile(
  pictures: ImageProcessor,
  kind: FileKind,
  bytes: Uint8Array,
): Promise<Prepared> {
  const contents = contentsOf(kind)
  const contentType = await recognize(bytes, contents)
  if (contentType === null) throw new AppError('bad_input', WRONG[contents]())
  if (!contentType.startsWith('image/')) {
    return { contentType, bytes, width: null, height: null, copies: [] }
  }
  try {
    if (contents === 'papers') return await preparePaper(pictures, bytes, contentType, kind)
    const picture = await pictures.forWeb(bytes, { longestEdge: 1600, widths: COPY_WIDTHS })
    return { contentType: 'image/webp', ...picture }
  } catch (error) {
    if (!isPictureFault(error)) throw error
    const sentence =
      error.reason === 'too large' ? m.files_picture_too_large() : m.files_unreadable_picture()
    throw new AppError('bad_input', sentence, { cause: error })
  }
}

const WRONG: Record<FileContents, () => string> = {
  picture: m.files_not_a_picture,
  'picture-or-pdf': m.files_not_a_picture_or_pdf,
  papers: m.files_not_papers,
}

/** A photographed document keeps its format and its small print. */
async function preparePaper(
  pictures: ImageProcessor,
  bytes: Uint8Array,
  contentType: ContentType,
  kind: FileKind,
): Promise<Prepared> {
  if (contentType === 'image/png') {
    const png = await pictures.withoutMetadata(bytes, { format: 'png', longestEdge: 4000 })
    if (png.bytes.byteLength <= FILE_LIMITS[kind]) return { contentType, ...png, copies: [] }
  }
  const jpeg = await pictures.withoutMetadata(bytes, { format: 'jpeg', longestEdge: 4000 })
  return { contentType: 'image/jpeg', ...jpeg, copies: [] }
}
