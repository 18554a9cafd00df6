import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { ROOT } from '../root-folder.ts'
import { decode } from './decode.ts'
import { drawable } from './drawable.ts'

/** In pixels, from the top left corner. */
export type CardArea = { left: number; top: number; width: number; height: number }

export type CardText = CardArea & {
  text: string
  /** Family and weight of a font in the folder `fonts`. */
  font: 'Frank Ruhl Libre Bold' | 'Heebo Medium'
  /** In pixels, the largest first: the first size that fits is used. */
  sizes: readonly number[]
  color: string
}

/** A picture with text, for link previews. */
export type CardLayout<Picture = { bytes: Uint8Array }> = {
  width: number
  height: number
  ground: string
  /** Below the pictures. */
  boxes: readonly (CardArea & { color: string })[]
  pictures: readonly (CardArea & { fit: 'cover' | 'contain' } & Picture)[]
  texts: readonly CardText[]
}

// Our fonts only: the same picture on every machine. Must be set before the first text is drawn; macOS would use its own
// text engine, which ignores font files.
process.env['FONTCONFIG_FILE'] = path.join(ROOT, 'platform/pictures/fonts/fonts.conf')
process.env['PANGOCAIRO_BACKEND'] = 'fontconfig'

/** Behind pictures that do not fill their area, and transparent ones. */
const GROUND = '#ffffff'

/** Of the natural height, which is generous. */
const LINE_HEIGHT = 0.86

/** Composes a card as a JPEG. @throws PictureFault if a picture of it cannot be read. */
export async function composeCard(card: CardLayout): Promise<Uint8Array> {
  const layers: OverlayOptions[] = []
  for (const { left, top, width, height, color } of card.boxes) {
    const input = { create: { width, height, channels: 3 as const, background: color } }
    layers.push({ input, left, top })
  }
  for (const { bytes, left, top, width, height, fit } of card.pictures) {
    const input = await decode((open) =>
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
        .png({ compressionLevel: 0 })
        .toBuffer(),
    )
    layers.push({ input, left, top })
  }
  for (const text of card.texts) {
    const layer = await writeText(text)
    if (layer) layers.push(layer)
  }
  const { width, height, ground } = card
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(layers)
    .jpeg({ quality: 84 })
    .toBuffer()
}

/**
 * Draws a text in its area: in lines, in the largest size that fits, and shortened if none does. A text that begins in Hebrew or
 * Arabic runs from the right. Null if nothing can be drawn.
 */
async function writeText(text: CardText): Promise<OverlayOptions | null> {
  const whole = drawable(text.text)
  if (!/[^\s\p{M}]/u.test(whole)) return null
  for (const size of text.sizes) {
    const drawn = await draw(text, whole, size)
    if (drawn.height <= text.height) return place(text, whole, drawn)
  }
  const words = whole.split(' ')
  // The longest beginning that fits, of whole words; of a single long word, of letters.
  const isOneWord = words.length === 1
  const parts = isOneWord ? [...whole] : words
  const beginning = (count: number) =>
    `${parts
      .slice(0, count)
      .join(isOneWord ? '' : ' ')
      .replace(/[\s\p{P}]+$/u, '')}…`
  let [fits, tooMany] = [0, parts.length]
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    const drawn = await draw(text, beginning(middle), text.sizes.at(-1)!)
    if (drawn.height <= text.height) fits = middle
    else tooMany = middle
  }
  return place(text, whole, await draw(text, beginning(fits), text.sizes.at(-1)!))
}

type Drawn = { input: Buffer; width: number; height: number }

async function draw({ font, color, width }: CardText, text: string, size: number): Promise<Drawn> {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // The fonts move some letters so close to a space that it disappears.
    .replaceAll(' ', '<span font_features="kern=0"> </span>')
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" line_height="${LINE_HEIGHT}">${escaped}</span>`,
      font: `${font} ${size}px`,
      width,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

function place({ left, top, width }: CardArea, text: string, drawn: Drawn): OverlayOptions {
  const isFromRight = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)
  const { input } = drawn
  return { input, top, left: isFromRight ? left + Math.max(0, width - drawn.width) : left }
}
