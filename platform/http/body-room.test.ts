import { expect, test } from 'vitest'
import { openBodyRoom } from './body-room.ts'

test('all requesters together have a limit, each one a lower limit, and freed room is available to others', () => {
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

test('without room, the oldest unfinished body of the same requester is dropped', () => {
  const room = openBodyRoom({ most: 20, mostOfOne: 6 })
  const given: string[] = []
  const hold = (who: string, name: string) => room.hold([who], () => given.push(name))
  const [whole, first, second] = [hold('a', 'whole'), hold('a', 'first'), hold('a', 'second')]
  whole.reserve(2)
  whole.keep()
  first.reserve(2)
  second.reserve(2)
  hold('b', 'other').reserve(2)
  expect(hold('a', 'third').reserve(3)).toBe(true)
  expect(given, 'never a whole one, nor that of another').toEqual(['first', 'second'])
  expect(hold('a', 'fourth').reserve(5), 'more than all the rest makes room for').toBe(false)
})

test('when all room is taken, the requester that holds the most loses a body', () => {
  const room = openBodyRoom({ most: 10, mostOfOne: 6 })
  const given: string[] = []
  room.hold(['b'], () => given.push('b')).reserve(4)
  room.hold(['a'], () => given.push('a')).reserve(6)
  expect(room.hold(['c']).reserve(1)).toBe(true)
  expect(given).toEqual(['a'])
})
