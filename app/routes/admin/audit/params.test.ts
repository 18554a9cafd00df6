import { expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { auditParams } from './params.ts'

const nothing = {
  operation: null,
  actor: null,
  subject: null,
  subjectId: null,
  from: null,
  to: null,
  before: null,
}

test('filters survive a round trip through the URL', () => {
  const filters = {
    operation: 'site.save-features',
    actor: newId(),
    subject: 'site_features',
    subjectId: newId(),
    from: '2026-11-01',
    to: '2026-11-21',
    before: 'place',
  }
  expect(auditParams.parse({ url: `http://x${auditParams.href(filters)}` })).toEqual(filters)
  expect(auditParams.href({ actor: 'system', before: 'place' })).toBe(
    '/admin/audit?actor=system&before=place',
  )
})

test.each([
  ['actor=nobody&subjectId=1&from=yesterday&to=2026-02-30'],
  ['operation=&subject=%20'],
  [`operation=${'x'.repeat(200)}`],
])('%s contains no valid filter', (query) =>
  expect(auditParams.parse({ url: `http://x/?${query}` })).toEqual(nothing),
)
