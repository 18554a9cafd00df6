import { expect, test } from 'vitest'
import { figureText } from './figure-text.ts'

test('the supported figure is shown exactly', () => {
  expect(figureText('supported', 436)).toBe('436')
  expect(figureText('supported', 1436)).toBe('1,436')
})

test('hours and meals are rounded down to thousands', () => {
  expect(figureText('hours', 37_000)).toBe('37,000+')
  expect(figureText('hours', 37_999)).toBe('37,000+')
  expect(figureText('meals', 82_640)).toBe('82,000+')
  expect(figureText('meals', 999)).toBe('999')
  expect(figureText('meals', 0)).toBe('0')
})
