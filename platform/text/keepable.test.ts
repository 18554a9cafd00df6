import { expect, test } from 'vitest'
import { keepable } from './keepable.ts'

test.each([
  ['  as it was \r\n\r\nsaid ', 'as it was \n\nsaid'],
  ['a\u0000b', 'ab'],
  ['\ud83c whole', '\ufffd whole'],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(keepable(typed)).toBe(kept)
})
