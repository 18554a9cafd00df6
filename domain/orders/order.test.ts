import { expect, test } from 'vitest'
import {
  PARTNER_ORDER_MOVES,
  ORDER_STATUSES,
  orderNumber,
  readOrderNumber,
  orderTint,
} from './order.ts'

test.each([
  ['F4I-1001', 1001],
  ['f4i-1001', 1001],
  [' #F4I 1001 ', 1001],
  ['F4I–1001', 1001],
  ['1001', 1001],
  ['', null],
  ['F4I-', null],
  ['F4I-01', null],
  ['1001; drop', null],
  ['9'.repeat(16), null],
])('%j is parsed as %j', (text, number) => {
  expect(readOrderNumber(text)).toBe(number)
  if (number !== null) expect(readOrderNumber(orderNumber(number))).toBe(number)
})

test('is yellow, blue or green, and gray otherwise', () => {
  expect(ORDER_STATUSES.map((status) => [status, orderTint(status)])).toEqual([
    ['awaiting_payment', 'gray'],
    ['processing', 'yellow'],
    ['shipped', 'blue'],
    ['delivered', 'green'],
    ['cancelled', 'gray'],
    ['refunded', 'gray'],
  ])
})

test('only a payment starts processing, and no transition leads back', () => {
  const starts = PARTNER_ORDER_MOVES.filter(({ to }) => to === 'processing')
  expect(starts).toEqual([{ from: 'awaiting_payment', to: 'processing', by: ['books'] }])
  for (const { from, to } of PARTNER_ORDER_MOVES) {
    expect(PARTNER_ORDER_MOVES).not.toContainEqual(expect.objectContaining({ from: to, to: from }))
  }
})
