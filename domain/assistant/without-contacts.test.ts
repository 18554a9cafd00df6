import { expect, test } from 'vitest'
import { withoutContacts } from './without-contacts.ts'

test.each([
  ['Write to dana.levi@example.org please', 'Write to … please'],
  ['<a@b.co>', '<…>'],
  ['Call me: +972 (54) 123-4567, thanks', 'Call me: …, thanks'],
  ['My id is 123456782.', 'My id is ….'],
  ['from 2026-12-05 to 08.12.2026', 'from 2026-12-05 to 08.12.2026'],
  ['$50,000 for 120 people in 2027?', '$50,000 for 120 people in 2027?'],
  ['מה אפשר לעשות בחיפה 🙏', 'מה אפשר לעשות בחיפה 🙏'],
])('%s reads %s', (text, shown) => expect(withoutContacts(text)).toBe(shown))

test('takes its time from no text', () => {
  const before = performance.now()
  withoutContacts(`${'1 '.repeat(2_000)}${'a'.repeat(4_000)}${'@'.repeat(2_000)}`)
  expect(performance.now() - before).toBeLessThan(200)
})
