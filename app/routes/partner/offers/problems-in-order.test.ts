import { expect, test } from 'vitest'
import { problemsInOrder } from './problems-in-order.ts'

test('errors follow the order of the form, with repeated fields grouped', () => {
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

test('a form-level error is listed alone, and nothing is listed without errors', () => {
  expect(problemsInOrder({}, ['name'], 'Too late')).toEqual({ problems: [{ message: 'Too late' }] })
  expect(problemsInOrder({}, ['name'], undefined)).toEqual({ problems: [] })
})
