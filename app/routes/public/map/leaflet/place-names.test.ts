import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Outline } from './outline.ts'
import { placeNames } from './place-names.ts'

const file = new URL('../../../../../public/map/outline.json', import.meta.url)
const { names } = JSON.parse(readFileSync(file, 'utf8')) as Outline
const zooms = Array.from({ length: 13 * 4 }, (_, step) => 1 + step / 4)

test.each(zooms)('no two labels overlap at zoom %d', (zoom) => {
  const placed = placeNames(names, zoom)
  for (const [at, { box: one, name }] of placed.entries()) {
    for (const { box: other, name: otherName } of placed.slice(at + 1)) {
      const isApart =
        one.right < other.left ||
        other.right < one.left ||
        one.bottom < other.top ||
        other.bottom < one.top
      expect(isApart, `${name} and ${otherName}`).toBe(true)
    }
  }
})

test('the first view names the seas and the main cities, a near one every town', () => {
  const shown = (zoom: number) => placeNames(names, zoom).map(({ name }) => name)
  const first = ['Jerusalem', 'Tel Aviv', 'Haifa', 'Eilat', 'Mediterranean Sea', 'Dead Sea']
  expect(shown(7)).toEqual(expect.arrayContaining(first))
  expect(shown(13)).toHaveLength(names.length)
  expect(shown(2)).toContain('Jerusalem')
})

test('a label makes way for pins, to another side if there is space', () => {
  const city = names.filter(({ name }) => name === 'Jerusalem')
  const [usual] = placeNames(city, 9)
  expect(usual?.side).toBe('east')
  const pin = usual!.box
  expect(placeNames(city, 9, [pin])[0]?.side).toBe('west')
  const all = {
    left: pin.left - 500,
    top: pin.top - 500,
    right: pin.right,
    bottom: pin.bottom + 500,
  }
  expect(placeNames(city, 9, [{ ...all, right: pin.right + 500 }])).toEqual([])
})

test('each name is in both languages', () => {
  for (const { name, hebrew } of names) {
    expect(name).toMatch(/^[\p{Script=Latin}' -]+$/u)
    expect(hebrew).toMatch(/^[\p{Script=Hebrew}' -]+$/u)
  }
})
