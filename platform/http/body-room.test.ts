import { expect, test } from 'vitest'
import { openBodyRoom } from './body-room.ts'

test('all together get so much, one requester less, and what is freed is there for others', () => {
  const room = openBodyRoom({ most: 10, mostOfOne: 6 })
  const first = room.hold(['a'])
  expect([first.reserve(4), first.reserve(3), first.reserve(2)]).toEqual([true, false, true])
  expect(room.hold(['a', 'b']).reserve(1), 'a has its share').toBe(false)
  const second = room.hold(['b'])
  expect([second.reserve(5), second.reserve(4)], 'no more than there is').toEqual([false, true])
  first.free()
  first.free()
  expect(room.hold(['a', 'b']).reserve(2)).toBe(true)
  expect(room.hold(['c']).reserve(5)).toBe(false)
  expect(room.hold(['c']).reserve(4)).toBe(true)
})
