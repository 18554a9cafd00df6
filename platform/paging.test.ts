import { expect, test } from 'vitest'
import { toPage } from './paging.ts'

test.each([
  [1, 0, { page: 1, pageCount: 1, offset: 0 }],
  [2, 25, { page: 1, pageCount: 1, offset: 0 }],
  [2, 26, { page: 2, pageCount: 2, offset: 25 }],
  [9, 60, { page: 3, pageCount: 3, offset: 50 }],
])('page %i of %i rows, 25 a page', (asked, count, expected) => {
  expect(toPage(asked, count, 25)).toEqual(expected)
})
