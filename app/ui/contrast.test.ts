import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

const css = readFileSync(new URL('../styles.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)
const grounds = ['paper', 'surface', 'sand']
const kinds = ['primary', 'volunteer', 'donate', 'visit', 'invest', 'business', 'gold']

const readable: [text: string, ground: string, least: number][] = [
  ...['ink', 'muted', 'primary-strong', 'donate-strong', ...kinds].flatMap((text) =>
    grounds.map((ground): [string, string, number] => [text, ground, 4.5]),
  ),
  ...kinds.flatMap((kind): [string, string, number][] => [
    [kind, `${kind}-tint`, 4.5],
    ['ink', `${kind}-tint`, 4.5],
    ['muted', `${kind}-tint`, 4.5],
  ]),
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-strong', 4.5],
  ['on-donate', 'donate', 4.5],
  ['on-donate', 'donate-strong', 4.5],
  ...grounds.map((ground): [string, string, number] => ['field', ground, 3]),
]

test('black on white has a contrast of 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

test.each(readable)(
  '%s on %s has a contrast of %f or more, light and dark',
  (text, ground, least) => {
    for (const theme of ['light', 'dark'] as const) {
      const [front, back] = [tokens.get(text)?.[theme], tokens.get(ground)?.[theme]]
      if (!front || !back) throw new Error(`styles.css has no --${front ? ground : text}`)
      expect(contrast(front, back), theme).toBeGreaterThanOrEqual(least)
    }
  },
)
