import { expect, test } from 'vitest'
import { normalize } from './normalize.ts'

test.each([
  ['Crème Brûlée', 'creme brulee'],
  ['שָׁלוֹם', 'שלום'],
  ['  Two\n\twords ', 'two words'],
  ['ﬁeld', 'field'],
  ['ＡＢＣ', 'abc'],
  ['Be’er Sheva', "be'er sheva"],
  ['צה״ל', 'צה"ל'],
  ['תל־אביב', 'תל-אביב'],
  ['Tel Aviv–Yafo', 'tel aviv-yafo'],
  ['\u200Fשלום\u200E', 'שלום'],
  ['İZMİR', 'izmir'],
])('%s is searched as %s', (text, searched) => {
  expect(normalize(text)).toBe(searched)
})
