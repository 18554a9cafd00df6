import { expect, test } from 'vitest'
import { partnerPageOf } from './page-of.ts'

test.each([
  [null, 1],
  ['', 1],
  ['2', 2],
  ['99', 99],
  ['100', 1],
  ['0', 1],
  ['-1', 1],
  ['1e1', 1],
  ['٢', 1],
])('%j is page %i', (word, page) => {
  expect(partnerPageOf(word)).toBe(page)
})
