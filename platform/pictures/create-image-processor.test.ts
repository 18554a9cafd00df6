import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createImageProcessor } from './create-image-processor.ts'

const pictures = createImageProcessor()
const size = { longestEdge: 1600, widths: [480, 960] as const }

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

function blank(width: number, height: number, channels: 3 | 4 = 3) {
  return sharp({ create: { width, height, channels, background: '#c04020' } })
}

async function sizeOf(bytes: Uint8Array) {
  const { format, width, height } = await sharp(bytes).metadata()
  return [format, width, height]
}

describe('for the web', () => {
  test.each([
    ['large and wide', 2400, 1200, [1600, 800], [480, 960]],
    ['large and tall', 1200, 2400, [800, 1600], [480]],
    ['as wide as a copy', 480, 300, [480, 300], []],
    ['small', 40, 30, [40, 30], []],
    ['a hair', 3000, 1, [1600, 1], [480, 960]],
  ])('%s', async (_, width, height, kept, copies) => {
    const picture = await pictures.forWeb(await blank(width, height).jpeg().toBuffer(), size)
    expect([picture.width, picture.height]).toEqual(kept)
    expect(await sizeOf(picture.bytes)).toEqual(['webp', ...kept])
    expect(picture.copies.map((copy) => copy.width)).toEqual(copies)
    for (const copy of picture.copies) {
      expect((await sizeOf(copy.bytes)).slice(0, 2)).toEqual(['webp', copy.width])
    }
  })

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s', async (format) => {
    const picture = await pictures.forWeb(await blank(600, 400).toFormat(format).toBuffer(), size)
    expect(await sizeOf(picture.bytes)).toEqual(['webp', 600, 400])
    expect(await sizeOf(picture.copies[0]!.bytes)).toEqual(['webp', 480, 320])
  })

  test('an animated one becomes its first frame', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { bytes } = await pictures.forWeb(moving, size)
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(200)
    expect(data[1]).toBeLessThan(60)
  })

  test('a rotated photo becomes upright, without camera metadata', async () => {
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 46/1 0/1' } }
    const photo = await blank(300, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' }, ...place })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(photo).metadata()).orientation).toBe(6)
    const { bytes, width, height } = await pictures.forWeb(photo, size)
    expect([width, height]).toEqual([200, 300])
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
    expect(Buffer.from(bytes).includes('Somebody')).toBe(false)
  })

  test('transparency is kept', async () => {
    const clear = await sharp({
      create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { bytes } = await pictures.forWeb(clear, size)
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true)
  })

  test.each([
    ['of printers’ colors', () => blank(50, 50).toColorspace('cmyk').jpeg().toBuffer()],
    ['of 16 bits', () => blank(50, 50).toColorspace('rgb16').png().toBuffer()],
    ['of a palette', () => blank(50, 50).png({ palette: true }).toBuffer()],
  ])('one %s keeps its color', async (_, make) => {
    const { bytes } = await pictures.forWeb(await make(), size)
    const [red = 0, green = 0, blue = 0] = await sharp(bytes).removeAlpha().raw().toBuffer()
    expect(Math.abs(red - 0xc0) + Math.abs(green - 0x40) + Math.abs(blue - 0x20)).toBeLessThan(60)
  })

  test('grayscale is kept', async () => {
    const gray = await blank(50, 50).greyscale().jpeg().toBuffer()
    const { bytes } = await pictures.forWeb(gray, size)
    const [red, green, blue] = await sharp(bytes).removeAlpha().raw().toBuffer()
    expect(red).toBe(green)
    expect(green).toBe(blue)
  })
})

describe('refused', () => {
  test('a few kilobytes that would decode to a hundred million pixels', async () => {
    const bomb = await sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: 'white' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(500_000)
    await expect(pictures.forWeb(bomb, size)).rejects.toMatchObject({
      name: 'PictureFault',
      reason: 'too large',
    })
  })

  test.each([
    ['cut short', async () => (await blank(800, 600).jpeg().toBuffer()).subarray(0, 3000)],
    ['no picture', async () => Buffer.from('hello')],
    ['nothing', async () => Buffer.alloc(0)],
    ['a drawing with links', async () => Buffer.from(drawing)],
    ['of a format nobody sends', async () => blank(20, 20).tiff().toBuffer()],
  ])('one that is %s', async (_, make) => {
    await expect(pictures.forWeb(await make(), size)).rejects.toMatchObject({
      name: 'PictureFault',
      reason: 'unreadable',
    })
  })
})

test.each(['jpeg', 'png'] as const)('a %s without metadata keeps its format', async (format) => {
  const photo = await blank(300, 200)
    .toFormat(format)
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .toBuffer()
  const { bytes } = await pictures.withoutMetadata(photo, { format, longestEdge: 250 })
  expect((await sizeOf(bytes)).slice(0, 2)).toEqual([format, 250])
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
})
