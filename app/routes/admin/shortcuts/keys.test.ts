import { expect, test } from 'vitest'
import { shortcutOf } from './keys.ts'

const pressed = { ctrlKey: false, metaKey: false, altKey: false, isTaken: false, isOnRow: false }

test('keys of the administration', () => {
  expect(shortcutOf({ ...pressed, key: 'j' })).toEqual({ move: 1 })
  expect(shortcutOf({ ...pressed, key: 'k' })).toEqual({ move: -1 })
  expect(shortcutOf({ ...pressed, key: '?' })).toBe('help')
  expect(shortcutOf({ ...pressed, key: 'q' })).toBeNull()
  expect(shortcutOf({ ...pressed, key: 'toString' })).toBeNull()
})

test('no key does anything while something is typed, or with a modifier', () => {
  for (const key of ['j', 'k', 'o', 'x', 'a', 'r', '/', '?']) {
    expect([key, shortcutOf({ ...pressed, key, isTaken: true })]).toEqual([key, null])
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const) {
      expect([key, shortcutOf({ ...pressed, key, [modifier]: true })]).toEqual([key, null])
    }
  }
})

test('arrows move only from a row, so that they scroll elsewhere', () => {
  expect(shortcutOf({ ...pressed, key: 'ArrowDown' })).toBeNull()
  expect(shortcutOf({ ...pressed, key: 'ArrowDown', isOnRow: true })).toEqual({ move: 1 })
})
