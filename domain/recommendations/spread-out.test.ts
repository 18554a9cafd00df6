import { expect, test } from 'vitest'
import { spreadOut } from './spread-out.ts'

const item = (partnerId: string, score: number, id = `${partnerId}${score}`) => ({
  partnerId,
  score,
  id,
})
const shown = (...given: Parameters<typeof spreadOut>) => spreadOut(...given).map(({ id }) => id)

test('the best first, no more than requested', () => {
  expect(shown([item('a', 10), item('b', 30), item('c', 20)], 2)).toEqual(['b30', 'c20'])
})

test('at most three of one organization, each after the first with a penalty', () => {
  const many = [90, 89, 88, 87, 86].map((score) => item('a', score))
  expect(shown([...many, item('b', 85), item('c', 40)], 24)).toEqual([
    'a90',
    'b85',
    'a89',
    'a88',
    'c40',
  ])
})

test('a shorter list is the start of a longer one', () => {
  const items = Array.from({ length: 40 }, (_, at) =>
    item('abcdefg'[at % 7]!, (at * 37) % 50, String(at)),
  )
  const all = shown(items, 24)
  for (const most of [1, 3, 10]) expect(shown(items, most)).toEqual(all.slice(0, most))
  expect(all).toHaveLength(21)
})

test('ties are won by the newer item, in any input order', () => {
  const alike = [item('a', 5, '01'), item('b', 5, '03'), item('c', 5, '02')]
  expect(shown(alike, 3)).toEqual(['03', '02', '01'])
  expect(shown(alike.toReversed(), 3)).toEqual(['03', '02', '01'])
})

test('an empty list stays empty', () => {
  expect(shown([], 24)).toEqual([])
})
