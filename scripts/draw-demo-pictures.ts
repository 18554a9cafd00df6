import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { demoPictures, filesOf } from '../db/demo/demo-pictures.ts'
import { DRAWINGS } from '../db/demo/drawings/drawings.ts'

/**
 * Draws the demo's pictures anew: `node scripts/draw-demo-pictures.ts [part of a name]`. What is drawn is committed,
 * so that a first start need not wait for it.
 */
const only = process.argv[2] ?? ''
const written = new Set<string>()
let total = 0
for (const picture of demoPictures()) {
  const drawing = DRAWINGS[picture.name]
  if (!drawing) throw new Error(`Nothing is drawn for ${picture.name}.`)
  const isWanted = picture.name.includes(only)
  const pixels = isWanted ? await sharp(Buffer.from(drawing())).png().toBuffer() : null
  for (const { width = picture.width, file } of filesOf(picture)) {
    written.add(file)
    await mkdir(path.dirname(file), { recursive: true })
    if (pixels) {
      await sharp(pixels).resize({ width }).webp({ quality: 74, effort: 6 }).toFile(file)
    }
    total += (await stat(file)).size
  }
}
for (const folder of new Set([...written].map((file) => path.dirname(file)))) {
  for (const name of await readdir(folder)) {
    if (!written.has(path.join(folder, name))) await rm(path.join(folder, name))
  }
}
console.log(`${written.size} files, ${Math.round(total / 1024)} KB`)
