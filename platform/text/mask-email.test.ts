import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test.each([
  ['dana@example.org', 'd•••@example.org'],
  ['d@example.org', 'd•••@example.org'],
  ['a.very.long.name@mail.example.org', 'a•••@mail.example.org'],
  ['"odd@name"@example.org', '"•••@example.org'],
  ['@example.org', '•••'],
  ['none', '•••'],
  ['', '•••'],
])('%j is shown as %j', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
