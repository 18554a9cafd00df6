import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { composeCard, type CardLayout, type CardText } from './compose-card.ts'
import { DRAWABLE, drawable } from './drawable.ts'

const area = { left: 20, top: 20, width: 360, height: 90 }
const text = { ...area, font: 'Heebo Medium', sizes: [40, 30], color: '#000000' } as const

function blank(edge: number, ground: string): CardLayout {
  return { width: edge, height: edge, ground, boxes: [], pictures: [], texts: [] }
}

/** The black part of a card with one text: its first and last column and row. */
async function inkOf(words: string, more: Partial<CardText> = {}) {
  const bytes = await composeCard({
    ...blank(400, '#ffffff'),
    texts: [{ ...text, text: words, ...more }],
  })
  const { data, info } = await sharp(bytes).grayscale().raw().toBuffer({ resolveWithObject: true })
  const columns = new Set<number>()
  const rows = new Set<number>()
  data.forEach((value, at) => {
    if (value > 100) return
    columns.add(at % info.width)
    rows.add(Math.floor(at / info.width))
  })
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  }
}

test('a text is drawn in the largest size that fits', async () => {
  const short = await inkOf('Hill')
  const long = await inkOf('Planting oaks on the hill above the lake')
  expect(short.bottom - short.top).toBeGreaterThan(26)
  expect(long.bottom).toBeLessThanOrEqual(area.top + area.height)
})

test('a text that is too long in its smallest size is shortened, even if it is one word', async () => {
  for (const words of ['Planting '.repeat(60), 'x'.repeat(400)]) {
    const ink = await inkOf(words)
    expect(ink.bottom).toBeLessThanOrEqual(area.top + area.height)
    expect(ink.right).toBeLessThanOrEqual(area.left + area.width)
    // It uses its lines.
    expect(ink.bottom).toBeGreaterThan(area.top + 50)
  }
})

test('a text that begins in Hebrew runs from the right, one in English from the left', async () => {
  const english = await inkOf('Trees עצים', { sizes: [24] })
  const hebrew = await inkOf('עצים Trees', { sizes: [24] })
  expect(english.left).toBeLessThan(30)
  expect(english.right).toBeLessThan(250)
  expect(hebrew.right).toBeGreaterThan(370)
  expect(hebrew.left).toBeGreaterThan(150)
})

test('markup is text, and what cannot be drawn is left out', async () => {
  await expect(inkOf('<b>Oaks</b> & "carobs"')).resolves.toBeDefined()
  expect(await inkOf('Oaks 🌳')).toEqual(await inkOf('Oaks'))
  expect(await inkOf('🌳🌳')).toMatchObject({ left: Infinity })
  expect(drawable(' A\u202e tree 🌳 \n of שלום, Łódź €5 ')).toBe('A tree of שלום, Łódź €5')
})

test('the fonts have the letters that are drawn', async () => {
  const missing = await inkOf('\u0149'.repeat(2))
  const letters = 'éñüßŁőșאםש₪€–“…ЖяїعپگیЁ'
  expect([...letters].filter((letter) => !DRAWABLE.test(letter))).toEqual([])
  for (const letter of letters) expect(await inkOf(letter.repeat(2))).not.toEqual(missing)
})

test('a picture covers its area, or fits into it on white', async () => {
  const create = { width: 50, height: 100, channels: 3, background: '#0000ff' } as const
  const blue = await sharp({ create }).png().toBuffer()
  const colors = async (fit: 'cover' | 'contain', bytes: Uint8Array = blue) => {
    const card = await composeCard({
      ...blank(300, '#ff0000'),
      pictures: [{ left: 100, top: 100, width: 100, height: 100, fit, bytes }],
    })
    const raw = await sharp(card).raw().toBuffer()
    return [50, 105, 150].map((x) => {
      const [red, , blueness] = raw.subarray((150 * 300 + x) * 3).map((value) => value >> 7)
      return red ? (blueness ? 'white' : 'red') : 'blue'
    })
  }
  expect(await colors('cover')).toEqual(['red', 'blue', 'blue'])
  expect(await colors('contain')).toEqual(['red', 'white', 'blue'])
  const code = await readFile(import.meta.filename)
  await expect(colors('cover', code)).rejects.toMatchObject({ name: 'PictureFault' })
})
