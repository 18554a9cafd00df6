import { expect, test } from 'vitest'
import { fieldWords, valueWords } from './audit-words.ts'
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
  [null, 'any', 'Nothing'],
  ['', 'any', 'Nothing'],
  [true, 'hidden', 'Yes'],
  [false, 'hidden', 'No'],
  [37_000, 'base', '37,000'],
  [37_050, 'amount_cents', '$370.50'],
  ['changes_asked', 'status', 'changes requested'],
  ['constructor', 'status', 'constructor'],
  // What people have typed stays.
  ['approved', 'title', 'approved'],
  [['a', 'b'], 'any', '["a","b"]'],
])('%j of %s is %s', (value, field, words) => expect(valueWords(value, field)).toBe(words))

test('names of fields', () => {
  expect(fieldWords('item_status')).toBe('Status of the project or event')
  expect(fieldWords('odd_field')).toBe('Odd field')
})
