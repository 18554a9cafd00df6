import { m } from '#messages'
import { availableParallelism } from 'node:os'
import { AppError } from '../errors.ts'
import { createWorkQueue } from '../create-work-queue.ts'
import type { CardLayout } from './compose-card.ts'
import type { DecodedImage } from './decode.ts'

/** A stored picture: no metadata, upright, its first frame only. */
export type WebPicture<Width extends number> = DecodedImage & {
  /** One for each width smaller than the picture. */
  copies: { width: Width; bytes: Uint8Array }[]
}

/** Processes uploaded pictures, a few at a time. */
export type ImageProcessor = {
  /**
   * Converts a picture to WebP.
   *
   * @throws PictureFault if it cannot be read; AppError too_many if too many wait.
   */
  forWeb<Width extends number>(
    bytes: Uint8Array,
    size: { longestEdge: number; widths: readonly Width[] },
  ): Promise<WebPicture<Width>>
  /** Removes metadata and keeps the format, at most `longestEdge` pixels long. @throws like `forWeb`. */
  withoutMetadata(
    bytes: Uint8Array,
    options: { format: 'jpeg' | 'png'; longestEdge: number },
  ): Promise<DecodedImage>
  /**
   * Converts a picture to a JPEG of an exact size: cropped around the most interesting region, or complete on a white
   * background. It has a separate queue, so that many requests do not delay uploads. @throws like `forWeb`.
   */
  asJpeg(bytes: Uint8Array, size: JpegSize): Promise<Uint8Array>
  /** Composes a card of pictures and text as a JPEG, in the queue of `asJpeg`. @throws like `forWeb`. */
  compose(card: CardLayout): Promise<Uint8Array>
}

export type JpegSize = { width: number; height: number; fit: 'cover' | 'contain' }

/** Loaded with the first picture, which saves some twenty megabytes otherwise. */
const loadLibraries = async () => {
  const [{ decode, shrinkToFit }, { default: sharp }] = await Promise.all([
    import('./decode.ts'),
    import('sharp'),
  ])
  return { decode, sharp, shrinkToFit }
}

/** Maximum queue length; each waiting upload holds its bytes. */
const WAITING = 16
const WAIT_MS = 20_000

/** The background in formats without transparency. */
const GROUND = '#ffffff'

/** Fewer at a time than the cores and than libuv's four threads, which files, DNS and password hashing share. */
export function createImageProcessor(
  running = Math.max(1, Math.min(2, availableParallelism() - 1)),
): ImageProcessor {
  const refusal = () => new AppError('too_many', m.errors_busy_pictures(), { retryAfter: 10 })
  const limits = { waiting: WAITING, waitMs: WAIT_MS, refusal }
  const turn = createWorkQueue({ ...limits, running })
  const turnToShare = createWorkQueue({ ...limits, running: 1 })
  return {
    forWeb: (bytes, size) =>
      turn(async () => {
        const { decode, sharp, shrinkToFit } = await loadLibraries()
        // Decoded once; all copies use these pixels.
        const { data, info } = await decode((open) =>
          shrinkToFit(open(bytes), size.longestEdge).raw().toBuffer({ resolveWithObject: true }),
        )
        const raw = { width: info.width, height: info.height, channels: info.channels }
        const encode = (width: number) =>
          sharp(data, { raw }).resize({ width }).webp({ quality: 80 }).toBuffer()
        const copies = []
        for (const width of size.widths.filter((one) => one < info.width)) {
          copies.push({ width, bytes: await encode(width) })
        }
        const { width, height } = info
        return { bytes: await encode(width), width, height, copies }
      }),
    withoutMetadata: (bytes, { format, longestEdge }) =>
      turn(async () => {
        const { decode, shrinkToFit } = await loadLibraries()
        const { data, info } = await decode((open) => {
          const upright = shrinkToFit(open(bytes), longestEdge)
          const encoded = format === 'jpeg' ? upright.jpeg({ quality: 90 }) : upright.png()
          return encoded.toBuffer({ resolveWithObject: true })
        })
        return { bytes: data, width: info.width, height: info.height }
      }),
    asJpeg: (bytes, { width, height, fit }) =>
      turnToShare(async () => {
        const { decode } = await loadLibraries()
        return decode((open) =>
          open(bytes)
            .autoOrient()
            .resize({
              width,
              height,
              fit,
              background: GROUND,
              ...(fit === 'cover' && { position: 'attention' }),
            })
            .flatten({ background: GROUND })
            .jpeg({ quality: 82 })
            .toBuffer(),
        )
      }),
    compose: (card) =>
      turnToShare(async () => {
        const { composeCard } = await import('./compose-card.ts')
        return composeCard(card)
      }),
  }
}
