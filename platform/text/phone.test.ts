import { expect, test } from 'vitest'
import { phoneField, readPhone, showPhone } from './phone.ts'

test.each([
  ['054-412 3456', '+972544123456'],
  ['0544123456', '+972544123456'],
  ['+972 54 412 3456', '+972544123456'],
  ['+972 (0)54-412-3456', '+972544123456'],
  ['00972 54 412 3456', '+972544123456'],
  ['972544123456', '+972544123456'],
  ['\u202A054-412-3456\u202C', '+972544123456'],
  ['\u200F054\u200E-4123456', '+972544123456'],
  ['٠٥٤٤١٢٣٤٥٦', '+972544123456'],
  ['02-555-0148', '+97225550148'],
  ['1-800-300-300', '+9721800300300'],
  ['(212) 555-0100', '+12125550100'],
  ['212.555.0100', '+12125550100'],
  ['1 212 555 0100', '+12125550100'],
  ['011 972 54 412 3456', '+972544123456'],
  ['+44 20 7946 0018', '+442079460018'],
  ['(212) 555-0100 x12', '+12125550100;ext=12'],
  ['212-555-0100 ext. 12', '+12125550100;ext=12'],
  ['02-555-0148 שלוחה 3', '+97225550148;ext=3'],
  ['02-555-0148 #3', '+97225550148;ext=3'],
  // Not in the ranges that the library knows, but as long as one in Israel.
  ['054-123-4567', '+972541234567'],
  ['+972 50 111 1111', '+972501111111'],
])('%j is stored as %s', (typed, stored) => {
  expect(readPhone(typed)).toBe(stored)
})

test.each([
  '',
  'none',
  '12345',
  '555-0100',
  'call 054-412 3456',
  '054-412 3456 or 02-555-0148',
  '+999 123 456 789',
  '0'.repeat(20),
  '1'.repeat(4000),
  '+',
  '054-412 3456 <script>',
])('%j is no number', (typed) => {
  expect(readPhone(typed)).toBeNull()
})

test.each([
  ['+972544123456', '+972 54 412 3456'],
  ['+12125550100', '+1 212 555 0100'],
  ['+12125550100;ext=12', '+1 212 555 0100 ext. 12'],
  ['+442079460018', '+44 20 7946 0018'],
  // From before there was one format.
  ['054-412 3456', '054-412 3456'],
  ['+972 2 555 0148', '+972 2 555 0148'],
  ['*6050', '*6050'],
  ['+999', '+999'],
])('%s is shown as %s', (stored, shown) => {
  expect(showPhone(stored)).toBe(shown)
})

test('what is shown is read as what is stored', () => {
  for (const stored of ['+972544123456', '+12125550100;ext=12', '+442079460018', '+97225550148'])
    expect(readPhone(showPhone(stored))).toBe(stored)
})

test('a field may stay empty, and says what is wrong', () => {
  const field = phoneField(() => 'No number')
  expect([field.parse(''), field.parse(undefined), field.parse(' \u200F ')]).toEqual([
    null,
    null,
    null,
  ])
  expect(field.parse('054-412 3456')).toBe('+972544123456')
  expect(field.safeParse('none').error?.issues).toMatchObject([{ message: 'No number' }])
})
