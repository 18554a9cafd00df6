import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { drawLandscape } from '../app/ui/landscape/draw-landscape.ts'
import { drawSubject } from '../app/ui/subject/draw-subject.ts'
import { listSubjectPictures } from '../app/ui/subject/subject.ts'
import { regions, type LandscapeRegion, type Time } from '../app/ui/landscape/region.ts'
import { m } from '#messages'
import { directionOf } from '../platform/text/language.ts'
import { findBrowser } from './find-browser.mjs'
import { root } from './start/root.mjs'

/**
 * Generates the site's pictures in public/: previews of shared links for pages without a picture, one landscape for each region,
 * the scenes of subjects as parts of such previews, and the maskable icon. Run it after changing the drawings, the name or the
 * logo.
 */
await writeFile(join(root, 'public', 'og.png'), await sharedLink('en'))
await writeFile(join(root, 'public', 'og.he.png'), await sharedLink('he'))
await writeFile(join(root, 'public', 'icon-maskable-512.png'), await maskableIcon())
await mkdir(join(root, 'public', 'og', 'subjects'), { recursive: true })
for (const region of regions) {
  const svg = draw(region, region === 'jerusalem' ? 'dusk' : 'gold')
  const picture = sharp(Buffer.from(svg)).jpeg({ quality: 85, mozjpeg: true })
  await writeFile(join(root, 'public', 'og', `${region}.jpg`), await picture.toBuffer())
}
for (const variant of listSubjectPictures().filter(({ light }) => light === 0)) {
  const { subject, composition } = variant
  // Room for the picture of a card, at its right.
  const svg = drawSubject(variant).replace('<svg ', '<svg width="460" height="630" ')
  const picture = sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true })
  const file = join(root, 'public', 'og', 'subjects', `${subject}-${composition}.jpg`)
  await writeFile(file, await picture.toBuffer())
}

/** A landscape in the size of link previews. */
function draw(region: LandscapeRegion, time: Time): string {
  return drawLandscape({ id: 'shared link', region, time, width: 1200, height: 630 })
}

async function sharedLink(language: 'en' | 'he'): Promise<Buffer> {
  const script = { en: 'latin', he: 'hebrew' }[language]
  const picture = draw('galilee', 'dawn')
  const font = await readFile(
    join(
      root,
      `node_modules/@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-${script}-wght-normal.woff2`,
    ),
  )
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(`<style>
    @font-face { font-family: Frank; font-weight: 300 900; src: url(data:font/woff2;base64,${font.toString('base64')}) }
    body { margin: 0; font-family: Frank }
    svg { display: block; width: 1200px; height: 630px }
    div { position: absolute; inset: 0; padding: 84px 90px; color: #0f1e3a }
    h1 { margin: 0; font-size: 104px; line-height: 1; letter-spacing: -0.02em }
    p { margin: 22px 0 0; font-size: 42px }
  </style>${picture}<div dir="${directionOf(language)}"><h1>${m.site_name({}, { locale: language })}</h1>
    <p>${m.home_hero_title({}, { locale: language })}</p></div>`)
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.screenshot()
  await browser.close()
  return sharp(shot).png({ palette: true, quality: 90, effort: 10 }).toBuffer()
}

/** The logo of favicon.svg, with the plant in the safe zone and the background to the edges. */
async function maskableIcon(): Promise<Buffer> {
  const sign = await readFile(join(root, 'public', 'favicon.svg'), 'utf8')
  const [ground, land, ...plant] = sign
    .replace(/<\/?svg[^>]*>/g, '')
    .replace(/ rx="\d+"/, '')
    .trim()
    .split(/\n {2}(?=<)/)
  // Square corners; the logo's own are rounded.
  const whole = land?.replace(/v\.6a8.*?z"/, 'V32H0z"')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${whole}
    <g transform="translate(16 16.5) scale(.7) translate(-16 -16)">${plant.join('')}</g></svg>`
  return sharp(Buffer.from(svg), { density: 1200 }).resize(512, 512).png().toBuffer()
}
