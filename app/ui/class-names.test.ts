import { expect, test } from 'vitest'
import { cn } from './class-names.ts'

test('one of our sizes and one of our colors are both kept', () => {
  expect(cn('text-heading', 'text-muted')).toBe('text-heading text-muted')
})

test('of two utilities that set the same property, the last one wins', () => {
  expect(cn('text-heading p-4', false, 'text-title p-2')).toBe('text-title p-2')
  expect(cn('bg-surface', 'bg-sand')).toBe('bg-sand')
  expect(cn('py-section', 'py-4')).toBe('py-4')
  expect(cn('rounded-card', 'rounded-field')).toBe('rounded-field')
})
