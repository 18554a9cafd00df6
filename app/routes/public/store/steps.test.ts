import { expect, test } from 'vitest'
import { stepsOf, storeAddress } from './steps.ts'

test.each([
  [null, 1],
  ['2', 2],
  ['12', 12],
  ['99', 12],
  ['0', 1],
  ['100', 1],
  ['-1', 1],
  ['two', 1],
])('%j shows %i steps', (word, steps) => {
  expect(stepsOf(word)).toBe(steps)
})

test('the first step is the store’s own URL', () => {
  expect([storeAddress(1), storeAddress(3)]).toEqual(['/store', '/store?page=3'])
})
