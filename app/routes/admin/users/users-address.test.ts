import { expect, test } from 'vitest'
import { usersAddress, usersViewOf } from './users-address.ts'

const id = '019a0000-0000-7000-8000-000000000001'

test('an address says what it was made of', () => {
  const view = { q: 'dan', address: '203.0.113.9', kind: 'regular', after: id } as const
  const address = usersAddress(view)
  expect(address).toBe(`/admin/users?q=dan&ip=203.0.113.9&type=regular&after=${id}`)
  expect(usersViewOf(new URL(address, 'http://here').searchParams)).toEqual({
    ...view,
    before: null,
  })
  expect(usersAddress()).toBe('/admin/users')
})

test('what is not known counts as not said', () => {
  const odd = new URLSearchParams({ type: 'owner', after: "' or 1=1", before: 'x', ip: '  ' })
  expect(usersViewOf(odd)).toEqual({ q: '', address: null, kind: null, after: null, before: null })
})
