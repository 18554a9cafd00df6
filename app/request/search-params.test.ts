import { expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import {
  cursor,
  defineSearchParams,
  edge,
  firstOf,
  oneOf,
  pageNumber,
  searchText,
} from './search-params.ts'

const params = defineSearchParams('/list', {
  page: pageNumber,
  kind: oneOf(['a', 'b'], 'show'),
  tab: firstOf(['first', 'second']),
  q: searchText(5),
})
const everything = { page: 1, kind: null, tab: 'first', q: '' } as const
const parse = (query: string) => params.parse({ url: `http://x/list?${query}` })

test('a URL contains only values that differ from the default, and survives a round trip', () => {
  expect(params.href()).toBe('/list')
  expect(params.href(everything)).toBe('/list')
  const view = { page: 2, kind: 'b', tab: 'second', q: 'x y' } as const
  expect(params.href(view)).toBe('/list?page=2&show=b&tab=second&q=x+y')
  expect(params.parse({ url: `http://x${params.href(view)}` })).toEqual(view)
})

test.each([
  ['page=0&show=c&tab=third'],
  ['page=1e3&show=not-chosen&q='],
  ['page=-1&show=&q=%20%20'],
])('%s means no filter', (query) => expect(parse(query)).toEqual(everything))

test('a search text is trimmed and cut', () => {
  expect(parse('q=%20abcdefgh').q).toBe('abcde')
})

test('a changed filter starts at the first page', () => {
  const view = { ...everything, page: 3, kind: 'a' } as const
  expect(params.narrow(view, { q: 'x' })).toBe('/list?show=a&q=x')
  expect(params.entries(view, { q: '' })).toEqual([['show', 'a']])
  expect(params.at(view, 4)).toBe('/list?page=4&show=a')
  expect([params.isNarrowed(view), params.isFirst(view)]).toEqual([true, false])
  expect([params.isNarrowed(everything), params.isFirst(everything)]).toEqual([false, true])
})

test('a page of a long list starts at a row', () => {
  const log = defineSearchParams('/log', { before: cursor, at: edge })
  const at = newId()
  expect(log.at({ before: null, at: null }, 'row')).toBe('/log?before=row')
  expect(log.parse({ url: `http://x/log?at=${at}` })).toEqual({ before: null, at })
  expect(log.parse({ url: "http://x/log?at=' or 1=1" })).toEqual({ before: null, at: null })
})
