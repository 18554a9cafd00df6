import { expect, test } from 'vitest'
import { normalize } from './normalize.ts'

test.each([
  ['Crème Brûlée', 'creme brulee'],
  ['שָׁלוֹם', 'שלום'],
  ['  Two\n\twords ', 'two words'],
  ['ﬁeld', 'field'],
  ['ＡＢＣ', 'abc'],
])('%s is searched as %s', (text, searched) => {
  expect(normalize(text)).toBe(searched)
})
