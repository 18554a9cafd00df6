import { expect, test } from 'vitest'
import { problemsInOrder } from './problems-in-order.ts'

test('problems follow the order of the form, repeated fields together', () => {
  const problems = { 'sizes.1.stock': 'c', price: 'b', name: 'a', 'sizes.0.size': 'd' }
  const { title, problems: listed } = problemsInOrder(problems, ['name', 'price', 'sizes'], 'Mend')
  expect(title).toBe('Mend')
  expect(listed.map(({ field }) => field)).toEqual([
    'name',
    'price',
    'sizes.1.stock',
    'sizes.0.size',
  ])
})

test('what the whole form was refused for stands alone, and nothing where nothing is wrong', () => {
  expect(problemsInOrder({}, ['name'], 'Too late')).toEqual({ problems: [{ message: 'Too late' }] })
  expect(problemsInOrder({}, ['name'], undefined)).toEqual({ problems: [] })
})
