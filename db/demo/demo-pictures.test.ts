import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoPictures, filesOf } from './demo-pictures.ts'

const KB = 1024
const folder = path.join(import.meta.dirname, 'pictures')
const pictures = demoPictures()
const files = pictures.flatMap((picture) => filesOf(picture).map(({ file }) => file))

test('every picture used exists, and every existing one is used', () => {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(found.toSorted()).toEqual(files.toSorted())
})

test('pictures are small enough for pages', () => {
  const limits = {
    'partner-logos': 8 * KB,
    'partner-covers': 40 * KB,
    'ambassador-logos': 8 * KB,
    'ambassador-photos': 8 * KB,
    'product-images': 30 * KB,
    'news-images': 40 * KB,
    'project-images': 40 * KB,
  }
  const tooHeavy = pictures.flatMap((picture) =>
    filesOf(picture)
      .filter(({ file }) => statSync(file).size > limits[picture.kind as keyof typeof limits])
      .map(({ file }) => file),
  )
  expect(tooHeavy).toEqual([])
  const total = files.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(total).toBeLessThan(1.5 * KB * KB)
})

test('each is WebP, and as wide and high as its row says', async () => {
  for (const picture of pictures) {
    for (const { width = picture.width, file } of filesOf(picture)) {
      const height = Math.round((width * picture.height) / picture.width)
      const found = await sharp(readFileSync(file)).metadata()
      expect([found.format, found.width, found.height], file).toEqual(['webp', width, height])
    }
  }
})

test('no two pictures are the same', () => {
  const bytes = new Set(files.map((file) => readFileSync(file).toString('base64')))
  expect(bytes.size).toBe(files.length)
})
