import { expect, test } from 'vitest'
import { isSmaller } from './area-towns.ts'
import type { Wanted } from './items-asked.ts'
import { leadWords, type Looked } from './items-text.ts'

const wanted = {
  place: 'Haifa',
  districts: ['haifa-district'],
  regions: [],
  kinds: [],
  topics: [],
  words: [],
  said: '',
  from: null,
  to: null,
  today: '2026-11-23',
} as unknown as Wanted

const found = (locations: readonly string[], total: number) =>
  ({
    items: locations.map((location) => ({ location, title: 'Evening', found: [] })),
    total,
    events: total,
  }) as unknown as Looked

test('says that a town has none only if all results were examined', () => {
  expect(leadWords(wanted, found(['Acre', 'Nesher'], 2))).toContain(
    'None of them is in Haifa itself',
  )
  expect(leadWords(wanted, found(['Acre', 'Nesher'], 12))).not.toContain('itself')
  expect(leadWords(wanted, found(['Haifa', 'Acre'], 12))).not.toContain('itself')
})

test('says nothing about addresses for a country, which they do not name', () => {
  const there = { ...wanted, place: 'the United States', districts: [], regions: ['north-america'] }
  expect(leadWords(there as Wanted, found(['Brooklyn, New York'], 1))).not.toContain('itself')
})

test.each(['the United States', 'United States', 'the USA', 'the Galilee', 'the Sharon'])(
  '%s is not a part of a district',
  (place) => {
    expect(isSmaller(place)).toBe(false)
  },
)

test.each(['Haifa', 'the Dead Sea', 'Gush Etzion'])('%s is a part of a district', (place) => {
  expect(isSmaller(place)).toBe(true)
})
