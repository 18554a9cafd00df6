import { expect, test } from 'vitest'
import { userActionsFor, roleOf } from './person.ts'

test('the highest role counts', () => {
  expect(roleOf([])).toBe('regular')
  expect(roleOf(['admin'])).toBe('admin')
  expect(roleOf(['admin', 'superuser'])).toBe('superuser')
})

const somebody = { roles: [] as string[], isSuspended: false, isSelf: false }

test.each([
  ['somebody', somebody, ['grant-admin', 'grant-superuser', 'suspend']],
  ['an admin', { ...somebody, roles: ['admin'] }, ['remove-admin', 'grant-superuser', 'suspend']],
  [
    'oneself',
    { ...somebody, roles: ['superuser'], isSelf: true },
    ['grant-admin', 'remove-superuser'],
  ],
  ['who is suspended', { ...somebody, isSuspended: true }, ['restore']],
  [
    'staff that is suspended',
    { ...somebody, roles: ['admin'], isSuspended: true },
    ['remove-admin', 'restore'],
  ],
])('of %s', (_, person, actions) => expect(userActionsFor(person)).toEqual(actions))
