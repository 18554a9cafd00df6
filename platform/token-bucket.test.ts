import { expect, test } from 'vitest'
import { addressKey, createTokenBucket } from './token-bucket.ts'

const at = (seconds: number) => new Date(seconds * 1000)

test('allows a burst, then refills, separately per key', () => {
  const budget = createTokenBucket({ burst: 3, perMinute: 60, most: 10 })
  const take = (key: string, seconds: number) => budget.take(key, at(seconds))
  expect([take('a', 0), take('a', 0), take('a', 0), take('a', 0)]).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(take('b', 0)).toBe(true)
  expect([take('a', 1), take('a', 1)]).toEqual([true, false])
  expect([1, 2, 3, 4].map(() => take('a', 3600))).toEqual([true, true, true, false])
})

test('a clock that goes back adds nothing', () => {
  const budget = createTokenBucket({ burst: 1, perMinute: 60, most: 10 })
  expect(budget.take('a', at(100))).toBe(true)
  expect(budget.take('a', at(50))).toBe(false)
})

test('drops the least recently seen key, so that its size is limited', () => {
  const budget = createTokenBucket({ burst: 1, perMinute: 1, most: 2 })
  for (const key of ['a', 'b', 'c']) expect(budget.take(key, at(0))).toBe(true)
  expect(budget.take('c', at(0))).toBe(false)
  expect(budget.take('a', at(0))).toBe(true)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key))
