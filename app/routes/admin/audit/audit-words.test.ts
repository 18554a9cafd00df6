import { expect, test } from 'vitest'
import { valueWords } from './audit-words.ts'
import { operationWords } from './operation-words.ts'
import { subjectWords } from './subject-words.ts'

test.each([
  [operationWords, 'partners.decide-application', "Decided an organization's application"],
  // Of entries whose operation is gone.
  [operationWords, 'partners.do-something', 'Do something'],
  [operationWords, 'odd', 'Odd'],
  [operationWords, 'constructor', 'Constructor'],
  [subjectWords, 'partners', 'Organization'],
  [subjectWords, 'odd_rows', 'Odd rows'],
])('%o of %s is %s', (inWords, name, words) => expect(inWords(name)).toBe(words))

test.each([
  [null, 'Nothing'],
  ['', 'Nothing'],
  [true, 'Yes'],
  [false, 'No'],
  [37_000, '37,000'],
  ['approved', 'approved'],
  [['a', 'b'], '["a","b"]'],
])('%j is %s', (value, words) => expect(valueWords(value)).toBe(words))
