import { expect, test } from 'vitest'
import { tintOf } from './tint.ts'

test('a name keeps its tint, and names differ', () => {
  const names = ['Galilee Hands', 'Negev Bloom', 'The Ninth Pot', 'ידיים פתוחות', '']
  expect(names.map(tintOf)).toEqual(names.map(tintOf))
  expect(new Set(names.map(tintOf)).size).toBeGreaterThan(1)
})
