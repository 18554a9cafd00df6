import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { m } from '#messages'
import { ALL_LANGUAGES, directionOf, prefixOf } from '#platform/text/language.ts'
import { EVENTS } from '#db/demo/content/events.ts'
import { PROJECTS } from '#db/demo/content/projects.ts'
import { demoId } from '#db/demo/demo-id.ts'
import { keepApart } from '#app/routes/public/cards/keep-apart.ts'
import { listSubjectPictures } from '#app/ui/subject/subject.ts'
import { regions } from '#app/ui/landscape/region.ts'
import { root } from '../../scripts/start/root.mjs'

const folder = join(root, 'public')

type Manifest = {
  name: string
  description: string
  lang: string
  dir: string
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}
const manifests = ALL_LANGUAGES.map((language) => {
  const text = readFileSync(join(folder, `site.${language}.webmanifest`), 'utf8')
  return { language, manifest: JSON.parse(text) as Manifest }
})

test('every icon of the manifests exists in its declared size', async () => {
  for (const { src, sizes, type } of manifests.flatMap(({ manifest }) => manifest.icons)) {
    const bytes = readFileSync(join(folder, src))
    if (type === 'image/svg+xml') {
      expect([src, bytes.toString().startsWith('<svg')]).toEqual([src, true])
      continue
    }
    const { width, height, format } = await sharp(bytes).metadata()
    expect([src, type]).toEqual([src, `image/${format}`])
    if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes])
  }
})

test.each(manifests)('in $language, an installed site starts in it, with its own icons', (of) => {
  const { language, manifest } = of
  expect([manifest.lang, manifest.dir]).toEqual([language, directionOf(language)])
  expect([manifest.name, manifest.description]).toEqual([
    m.site_name({}, { locale: language }),
    m.site_description({}, { locale: language }),
  ])
  const purposes = manifest.icons.filter(({ sizes }) => sizes === '512x512')
  expect(purposes.map(({ purpose }) => purpose).toSorted()).toEqual(['any', 'maskable'])
  expect(manifest.start_url).toBe(prefixOf(language) || '/')
})

test('the maskable icon is filled to its edges', async () => {
  const { data, info } = await sharp(readFileSync(join(folder, 'icon-maskable-512.png')))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const corner = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]
  expect([corner(0, 0), corner(511, 0), corner(0, 511), corner(511, 511)]).toEqual(
    Array(4).fill(255),
  )
})

test.each<readonly [string, string]>([
  ['og.png', 'png'],
  ['og.he.png', 'png'],
  ...regions.map((region) => [`og/${region}.jpg`, 'jpeg'] as const),
])(
  '%s has the dimensions, the format and the file size that link previews require',
  async (file, kind) => {
    const bytes = readFileSync(join(folder, file))
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([1200, 630, kind])
    // WhatsApp ignores larger ones.
    expect(bytes.byteLength).toBeLessThan(300_000)
  },
)

test('each scene of a subject has its drawing for the cards of shared links', async () => {
  for (const { subject, composition } of listSubjectPictures()) {
    const bytes = readFileSync(join(folder, 'og', 'subjects', `${subject}-${composition}.jpg`))
    const { width, height } = await sharp(bytes).metadata()
    expect([subject, width, height]).toEqual([subject, 460, 630])
  }
})

test('no two neighbors in the list of the demo look alike, and none is a landscape', () => {
  const all = [...PROJECTS, ...EVENTS]
  const byTitle = all.toSorted((one, other) => one.title.localeCompare(other.title))
  for (const list of [all, byTitle]) {
    const shown = keepApart(
      list.map(({ key, title, category, district = null }) => ({
        id: demoId('project_events', key),
        title,
        category,
        district,
        image: null,
      })),
    ).map(({ variant }) => variant)
    expect(shown).not.toContain(null)
    for (const [at, one] of shown.entries()) {
      for (const other of shown.slice(Math.max(0, at - 3), at)) expect(other).not.toEqual(one)
    }
  }
})
