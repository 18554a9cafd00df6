import { expect, test } from 'vitest'
import { sanitizeText } from './sanitize-text.ts'

test.each([
  ['  as it was \r\n\r\nsaid ', 'as it was \n\nsaid'],
  ['a\u0000b', 'ab'],
  ['\ud83c whole', '\ufffd whole'],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(sanitizeText(typed)).toBe(kept)
})
