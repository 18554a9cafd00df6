import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('shows all of a few pages', () => {
  expect(pageNumbers(1, 0)).toEqual([])
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('of many pages, shows the ends and the neighbors', () => {
  expect(pageNumbers(1, 50)).toEqual([1, 2, 3, 4, 5, null, 50])
  expect(pageNumbers(25, 50)).toEqual([1, null, 24, 25, 26, null, 50])
  expect(pageNumbers(50, 50)).toEqual([1, null, 46, 47, 48, 49, 50])
})

test('always shows the current page and its neighbors, and never more than seven', () => {
  for (let count = 1; count <= 20; count++) {
    for (let page = 1; page <= count; page++) {
      const shown = pageNumbers(page, count)
      expect(shown.length).toBeLessThanOrEqual(7)
      for (const near of [page - 1, page, page + 1]) {
        if (near >= 1 && near <= count) expect(shown).toContain(near)
      }
      const numbers = shown.filter((number) => number !== null)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    }
  }
})
