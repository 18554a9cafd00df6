import sharp from 'sharp'

/** A picture as a browser would upload it: noise, so that it does not compress away; common sizes are cached. */
export async function pictureFile(
  options: {
    width?: number
    height?: number
    format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'
    name?: string
  } = {},
): Promise<File> {
  const { width = 600, height = 400, format = 'jpeg', name = `picture.${format}` } = options
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'white', noise } })
    .toFormat(format)
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: `image/${format}` })
}
