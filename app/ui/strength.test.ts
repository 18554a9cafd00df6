import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

test.each([
  ['', 'short'],
  ['abc12', 'short'],
  ['aaaaaa', 'weak'],
  ['password1', 'weak'],
  ['123456789', 'weak'],
  ['olive-tree', 'fair'],
  ['Olive-tree7', 'good'],
  ['four olives by the lake', 'strong'],
  ['ארבעה זיתים על שפת הכנרת', 'strong'],
])('%s is %s', (password, strength) => {
  expect(strengthOf(password, 6)).toBe(strength)
})

test('the minimum length is the configured one', () => {
  expect(strengthOf('Olive-tree7', 12)).toBe('short')
})
