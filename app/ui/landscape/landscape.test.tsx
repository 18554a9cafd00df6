import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contrast } from '../contrast.ts'
import { drawLandscape } from './draw-landscape.ts'
import { starOpacity, heroLandscape, textEnd } from './hero-scene.ts'
import { LANDSCAPE_FOLDER, landscapePath, listLandscapes } from './landscape-files.ts'
import { Landscape } from './landscape.tsx'
import { lights, mix } from './light.ts'
import { heroTimes, regions, times } from './region.ts'
import { landscape } from './scene.ts'

const ids = Array.from({ length: 40 }, (_, number) => `item-${number}`)

test('the same id gives the same picture', () => {
  for (const region of regions) {
    const of = { id: 'item-1', region, time: 'day' } as const
    expect(landscape(of)).toEqual(landscape(of))
  }
})

test('every id gives a different picture, in land and light', () => {
  for (const region of regions) {
    const land = ids.map((id) => JSON.stringify(landscape({ id, region, time: 'day' }).shapes))
    expect(new Set(land).size).toBe(ids.length)
  }
})

test('pictures stay small and contain no invalid number', () => {
  for (const region of regions) {
    for (const time of times) {
      for (const id of ids) {
        const picture = drawLandscape({ id, region, time })
        expect(picture.length, `${region} at ${time}`).toBeLessThan(6000)
        expect(picture).not.toMatch(/NaN|undefined|Infinity| d="[^"]*\./)
      }
    }
  }
})

test('an unlabeled picture has an empty alternative text', () => {
  const of = { id: 'item-1', region: 'negev', time: 'dusk' } as const
  expect(renderToStaticMarkup(<Landscape {...of} label="Desert" />)).toContain('alt="Desert"')
  expect(renderToStaticMarkup(<Landscape {...of} />)).toContain('alt=""')
})

test('every address is a file of the client build, and all of them are used', () => {
  const files = new Set(listLandscapes().map(({ file }) => `/${LANDSCAPE_FOLDER}/${file}`))
  const shapes = [
    [640, 400],
    [1200, 360],
    [640, 720],
  ] as const
  const used = new Set(
    shapes.flatMap(([width, height]) =>
      regions.flatMap((region) =>
        times.flatMap((time) =>
          ids.map((id) => landscapePath({ id, region, time, width, height })),
        ),
      ),
    ),
  )
  expect(used).toEqual(files)
})

test('the drawings are those of their folder, which browsers keep for ever', () => {
  const hash = createHash('sha256')
  for (const { file, of } of listLandscapes()) hash.update(file + drawLandscape(of))
  expect([LANDSCAPE_FOLDER, hash.digest('base64url').slice(0, 10)]).toEqual([
    'assets/landscapes-1',
    'NzbK7sZ8G3',
  ])
})

const css = readFileSync(new URL('../../styles.css', import.meta.url), 'utf8')

/** Text colors used in the head of a page, from the style sheet. */
function textsOf(theme: 'light' | 'dark'): [name: string, color: string][] {
  return ['ink', 'muted', 'primary', 'gold'].map((name) => {
    const [, light, dark] =
      new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? []
    return [name, (theme === 'light' ? light : dark) ?? 'missing']
  })
}

test.each(heroTimes)('text can be read on the sky of the hero at %s', (time) => {
  const { ground, theme, disc, height } = heroLandscape(time)
  const between = [0, 0.25, 0.5, 0.75, 1].map((share) => mix(ground[0], ground[1], share))
  for (const color of between) {
    for (const [name, text] of textsOf(theme)) {
      expect(contrast(text, color), `${name} on ${color}`).toBeGreaterThanOrEqual(4.5)
    }
  }
  // Sun, moon and their glow stay below the text.
  expect(disc.y - disc.r).toBeGreaterThanOrEqual(textEnd * height)
  if (time !== 'night') return
  for (const [name, text] of textsOf(theme)) {
    const star = mix(ground[1], lights.night.disc, starOpacity)
    expect(contrast(text, star), `${name} on a star`).toBeGreaterThanOrEqual(4.5)
  }
})
