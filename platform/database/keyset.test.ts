import { expect, test } from 'vitest'
import { newId } from './new-id.ts'
import { parseCursor, formatCursor } from './keyset.ts'

test('a cursor survives the URL', () => {
  const place = { at: '2026-11-21T23:04:05.123456Z', id: newId() }
  expect(parseCursor(formatCursor(place))).toEqual(place)
})

test.each([
  null,
  '',
  '~',
  '2026-11-21T23:04:05.123456Z',
  '2026-11-21T23:04:05.123456Z~x',
  `2026-13-41T23:04:05.123456Z~${newId()}`,
  `2026-11-21T23:04:05Z~${newId()}`,
  `'; drop~${newId()}`,
])('%s is no place', (text) => expect(parseCursor(text)).toBeNull())
