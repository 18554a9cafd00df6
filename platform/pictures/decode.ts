import sharp, { type Sharp } from 'sharp'

export type Picture = {
  bytes: Uint8Array
  /** In pixels, as it is seen. */
  width: number
  height: number
}

/** A picture that is not one, is damaged, or would unfold to more than we take. */
export class PictureFault extends Error {
  readonly reason: 'unreadable' | 'too many pixels'

  constructor(reason: PictureFault['reason'], cause: unknown) {
    super(`picture: ${reason}`, { cause })
    this.name = 'PictureFault'
    this.reason = reason
  }
}

/** What telephones make has up to 50 million; a few kilobytes can claim billions. */
const MOST_PIXELS = 50_000_000

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
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: 20 })
  try {
    return await work(open)
  } catch (error) {
    const tooMany = error instanceof Error && /pixel limit/i.test(error.message)
    throw new PictureFault(tooMany ? 'too many pixels' : 'unreadable', error)
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
