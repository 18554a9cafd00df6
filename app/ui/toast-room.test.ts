import { expect, test } from 'vitest'
import { EDGE, roomForToasts } from './toast-room.ts'

const window = { width: 1280, height: 720 }

test('toasts appear at the bottom of the window, above sticky elements', () => {
  expect(roomForToasts(window, [])).toBe(EDGE)
  const bar = { top: 650, bottom: 720, right: 1280 }
  expect(roomForToasts(window, [bar])).toBe(720 - 650 + EDGE / 2)
})

test('elements elsewhere do not move toasts', () => {
  const left = { top: 650, bottom: 720, right: 700 }
  const high = { top: 100, bottom: 400, right: 1280 }
  const hidden = { top: 700, bottom: 700, right: 1280 }
  const below = { top: 730, bottom: 800, right: 1280 }
  expect(roomForToasts(window, [left, high, hidden, below])).toBe(EDGE)
})

test('above one of two elements, toasts do not cover the other', () => {
  const bar = { top: 650, bottom: 720, right: 1280 }
  const reference = { top: 560, bottom: 620, right: 1280 }
  expect(roomForToasts(window, [reference, bar])).toBe(720 - 560 + EDGE / 2)
})

test('without room above, toasts stay where they are', () => {
  const whole = { top: 60, bottom: 720, right: 1280 }
  expect(roomForToasts(window, [whole])).toBe(EDGE)
})
