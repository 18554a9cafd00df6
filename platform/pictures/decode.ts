import sharp, { type Sharp } from 'sharp'
import { PictureFault } from './picture-fault.ts'

export type DecodedImage = {
  bytes: Uint8Array
  /** In pixels, after rotation. */
  width: number
  height: number
}

/** Phones take photos of up to 50 million pixels; a few kilobytes can claim billions. */
const MOST_PIXELS = 50_000_000
const MOST_SECONDS = 20

// Only common formats. Others are not needed and may contain scripts, links and layers.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

// No two uploads are the same, so caching is useless.
sharp.cache(false)

/** Processes an untrusted picture; `open` decodes its first frame. @throws PictureFault for any problem. */
export async function decode<T>(
  work: (open: (bytes: Uint8Array) => Sharp) => Promise<T>,
): Promise<T> {
  const open = (bytes: Uint8Array) =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({
      seconds: MOST_SECONDS,
    })
  try {
    return await work(open)
  } catch (error) {
    const isTooLarge =
      error instanceof Error && /pixel limit|^timeout: |\ntimeout: /.test(error.message)
    throw new PictureFault(isTooLarge ? 'too large' : 'unreadable', error)
  }
}

/** Upright, with no edge longer than this many pixels. */
export function shrinkToFit(picture: Sharp, longestEdge: number): Sharp {
  return picture.autoOrient().resize({
    width: longestEdge,
    height: longestEdge,
    fit: 'inside',
    withoutEnlargement: true,
  })
}
