import sharp, { type Sharp } from 'sharp'
import { PictureFault } from './picture-fault.ts'

export type DecodedImage = {
  bytes: Uint8Array
  /** In pixels, as it is seen. */
  width: number
  height: number
}

/** What telephones make has up to 50 million; a few kilobytes can claim billions. */
const MOST_PIXELS = 50_000_000
const MOST_SECONDS = 20

// Only what people send. The others are formats that nobody needs here and that hold scripts, links and layers.
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

// No two uploads are the same, so nothing is worth keeping decoded.
sharp.cache(false)

/** Runs work on a picture from outside; `open` takes its first frame. @throws PictureFault for whatever goes wrong. */
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

/** Upright, no edge longer than that many pixels. */
export function shrinkToFit(picture: Sharp, longestEdge: number): Sharp {
  return picture.autoOrient().resize({
    width: longestEdge,
    height: longestEdge,
    fit: 'inside',
    withoutEnlargement: true,
  })
}
