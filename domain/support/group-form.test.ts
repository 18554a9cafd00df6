import { expect, test } from 'vitest'
import { groupForm } from './group-form.ts'

test.each([
  'https://evil.example',
  'Free money www.evil.example',
  'evil.example',
  'a@evil.example',
])('a group name cannot be the URL %s', (name) => {
  expect(groupForm.safeParse({ name }).error?.issues).toEqual([
    expect.objectContaining({ path: ['name'], message: expect.stringContaining('links') }),
  ])
})

test('a name with a period is accepted', () => {
  expect(groupForm.parse({ name: 'St. Mary’s  pickers' }).name).toBe('St. Mary’s pickers')
  expect(groupForm.safeParse({ name: 'x' }).error?.issues).toHaveLength(1)
})
