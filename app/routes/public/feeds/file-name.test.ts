import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test.each([
  ['Olive Harvest: Day & Night', 'olive-harvest-day-night.ics'],
  ['Café “Shalom”', 'cafe-shalom.ics'],
  ['ערב שירה', 'event.ics'],
  ['../../etc/passwd', 'etc-passwd.ics'],
  ['a"; filename="evil.exe\r\nSet-Cookie: x', 'a-filename-evil-exe-set-cookie-x.ics'],
  ['CON', 'event.ics'],
  ['', 'event.ics'],
  ['x'.repeat(500), `${'x'.repeat(60)}.ics`],
])('%s', (title, name) => {
  expect(fileName(title)).toBe(name)
})
