import { expect, test } from 'vitest'
import { prefilledSubject } from './prefill.ts'

test.each([
  ['', ''],
  ['topic=ambassador', 'Becoming an ambassador'],
  ['topic=group', 'Starting a volunteer group'],
  ['topic=product&about=Olive+oil', 'A question about a product: Olive oil'],
  ['topic=general', 'A general question'],
  ['about=The+map', 'A general question: The map'],
  ['topic=toString', ''],
  ['topic=product&about=%20%0d%0a%20', 'A question about a product'],
  ['about=one%0d%0aBcc:two', 'A general question: one Bcc:two'],
])('?%s prefills the subject “%s”', (query, subject) => {
  expect(prefilledSubject(new URLSearchParams(query))).toBe(subject)
})

test('a long name is truncated', () => {
  const about = '😀'.repeat(101)
  expect(prefilledSubject(new URLSearchParams({ about }))).toBe(
    `A general question: ${'😀'.repeat(100)}`,
  )
})
