import { expect, test } from 'vitest'
import { withoutContacts } from './without-contacts.ts'

test.each([
  ['Write to dana.levi@example.org please', 'Write to … please'],
  ['<a@b.co>', '<…>'],
  ['Call me: +972 (54) 123-4567, thanks', 'Call me: …, thanks'],
  ['My id is 123456782.', 'My id is ….'],
  ['from 2026-12-05 to 08.12.2026', 'from 2026-12-05 to 08.12.2026'],
  ['$50,000 for 120 people in 2027?', '$50,000 for 120 people in 2027?'],
  ['user (at) mail.com or user[at]mail [dot] com', '… or …'],
  ['dana＠example．org', '…'],
  ['0５4‑123 – 4567', '…'],
  ['054\u200B1234567 and 054/123/4567 and 054 · 123 · 4567', '… and … and …'],
  ['٠٥٤١٢٣٤٥٦٧', '…'],
  ['IL62 0108 0000 0009 9999 999, gb29nwbk60161331926819', '…, …'],
  ['Call me at 123-4567, whatsapp: 1234567', 'Call me at …, whatsapp: …'],
  ['99-99-2026 12', '…'],
  ['050-12-12-2026 and 12.12.2026-123', '… and …'],
  ['on 5.12.2026, 12/31/2026, 2026-2027', 'on 5.12.2026, 12/31/2026, 2026-2027'],
  ['from 2026-12-05 2026-12-08 on', 'from 2026-12-05 2026-12-08 on'],
  ['2026-12-05 0541234567', '2026-12-05 …'],
  ['in10 days many good folk at HaYarkon 12', 'in10 days many good folk at HaYarkon 12'],
  ['call 101 or 1201; we are 1234567', 'call 101 or 1201; we are 1234567'],
  ['מה אפשר לעשות בחיפה 🙏', 'מה אפשר לעשות בחיפה 🙏'],
])('%s reads %s', (text, shown) => expect(withoutContacts(text)).toBe(shown))

test('takes no time, whatever the text', () => {
  const before = performance.now()
  withoutContacts(`${'1 '.repeat(2_000)}${'a'.repeat(4_000)}${'@'.repeat(2_000)}`)
  for (const part of ['a(at)', '1.1.2026', 'call a ', 'AB12 ', '1 (', 'ﷺ', 'a@']) {
    withoutContacts(part.repeat(20_000))
  }
  expect(performance.now() - before).toBeLessThan(1_500)
})
