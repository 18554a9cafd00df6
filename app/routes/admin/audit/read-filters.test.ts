import { expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { auditAddress } from './audit-address.ts'
import { readFilters } from './read-filters.ts'

const nothing = {
  operation: null,
  actor: null,
  subject: null,
  subjectId: null,
  from: null,
  to: null,
}

test('filters survive the address', () => {
  const filters = {
    operation: 'site.save-features',
    actor: newId(),
    subject: 'site_features',
    subjectId: newId(),
    from: '2026-11-01',
    to: '2026-11-21',
  }
  expect(readFilters(new URL(auditAddress(filters), 'http://x').searchParams)).toEqual(filters)
  expect(auditAddress({})).toBe('/admin/audit')
  expect(auditAddress({ actor: 'system' }, 'place')).toBe('/admin/audit?actor=system&before=place')
})

test.each([
  ['actor=nobody&subjectId=1&from=yesterday&to=2026-02-30'],
  ['operation=&subject=%20'],
  [`operation=${'x'.repeat(200)}`],
])('of %s nothing is left', (query) =>
  expect(readFilters(new URLSearchParams(query))).toEqual(nothing),
)
