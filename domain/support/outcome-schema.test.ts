import { expect, test } from 'vitest'
import { outcomeSchema } from './outcome-schema.ts'

const given = outcomeSchema({ hours: 10_000, meals: 100_000 })

test.each([
  [{}, { hours: null, meals: null }],
  [
    { hours: '', meals: '  ' },
    { hours: null, meals: null },
  ],
  [
    { hours: '0', meals: '12' },
    { hours: 0, meals: 12 },
  ],
  [
    { hours: '10,000', meals: ' 1,250 ' },
    { hours: 10_000, meals: 1_250 },
  ],
])('%j is %j', (typed, read) => expect(given.parse(typed)).toEqual(read))

test.each([
  '-1',
  '-0',
  '10001',
  '1e3',
  '2.5',
  '0x10',
  '9'.repeat(30),
  '１２',
  'many',
  ',',
  '1 000',
])('%s hours are refused with a field error', (hours) => {
  const { error } = given.safeParse({ hours })
  expect(error?.issues).toMatchObject([{ path: ['hours'] }])
  expect(error?.issues[0]?.message).toContain('10,000')
})
