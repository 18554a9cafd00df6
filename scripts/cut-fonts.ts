import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { DRAWABLE } from '../platform/pictures/drawable.ts'

/**
 * Subsets the fonts in app/ui/fonts to the characters and weights that pages use, which halves their size, and those in
 * platform/pictures/fonts to what pictures with text use, in a format that the server can read. Run by hand when either
 * changes: `node scripts/cut-fonts.ts`.
 */
const folder = path.join(import.meta.dirname, '../app/ui/fonts')
const packages = path.join(import.meta.dirname, '../node_modules/@fontsource-variable')

const letters = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
/** Characters of English texts, and the most common accents in names; browsers load the rest where it occurs. */
const latin = `${letters(0x20, 0x7e)}\u00a0©«·»Éáäçèéíñóöúü×ʼ–—‘’‚“”„•…‹›←→−`
const latinMore = [...`${letters(0xa0, 0xff)}ıŒœʻˆ˚˜€™↑↓∕`]
  .filter((one) => !latin.includes(one))
  .join('')
const hebrew = `${letters(0x5d0, 0x5ea)}${letters(0x5b0, 0x5c7)}׳״־₪\u200e\u200f`

const scripts = [
  { script: 'latin', cut: 'latin', text: latin },
  { script: 'latin', cut: 'latin-more', text: latinMore },
  { script: 'hebrew', cut: 'hebrew', text: hebrew },
]
const fonts = [
  { font: 'heebo', wght: { min: 400, max: 700 } },
  { font: 'frank-ruhl-libre', wght: { min: 500, max: 700 } },
]

await mkdir(folder, { recursive: true })
for (const { font, wght } of fonts) {
  for (const { script, cut, text } of scripts) {
    const source = await readFile(
      path.join(packages, font, `files/${font}-${script}-wght-normal.woff2`),
    )
    const bytes = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght } })
    await writeFile(path.join(folder, `${font}-${cut}.woff2`), bytes)
  }
  await copyFile(path.join(packages, font, 'LICENSE'), path.join(folder, `${font}-license.txt`))
}

const drawn = path.join(import.meta.dirname, '../platform/pictures/fonts')
await mkdir(drawn, { recursive: true })
const drawable = [...letters(0x20, 0xd7ff)].filter((letter) => DRAWABLE.test(letter)).join('')
for (const { font, wght } of [
  { font: 'heebo', wght: 500 },
  { font: 'frank-ruhl-libre', wght: 700 },
]) {
  for (const script of ['latin', 'latin-ext', 'hebrew']) {
    const file = path.join(packages, font, `files/${font}-${script}-wght-normal.woff2`)
    const bytes = await subsetFont(await readFile(file), drawable, {
      targetFormat: 'truetype',
      variationAxes: { wght },
    })
    await writeFile(path.join(drawn, `${font}-${script}.ttf`), bytes)
  }
}
// Of other scripts one weight, for all texts of a picture.
for (const [font, script] of [
  ['noto-sans', 'cyrillic'],
  ['noto-sans-arabic', 'arabic'],
] as const) {
  const folderOf = path.join(packages, '../@fontsource', font)
  const file = path.join(folderOf, `files/${font}-${script}-600-normal.woff2`)
  const bytes = await subsetFont(await readFile(file), drawable, { targetFormat: 'truetype' })
  await writeFile(path.join(drawn, `noto-sans-${script}.ttf`), bytes)
  await copyFile(path.join(folderOf, 'LICENSE'), path.join(drawn, 'noto-sans-license.txt'))
}
