import { expect, test } from 'vitest'
import { operationWords, subjectWords, valueWords } from './audit-words.ts'

test('operations and subjects are shown as words', () => {
  expect(operationWords('partners.decide-application')).toBe('Decide application')
  expect(operationWords('odd')).toBe('Odd')
  expect(subjectWords('project_event_revisions')).toBe('Project event revisions')
})

test.each([
  [null, 'Nothing'],
  ['', 'Nothing'],
  [true, 'Yes'],
  [false, 'No'],
  [37_000, '37,000'],
  ['approved', 'approved'],
  [['a', 'b'], '["a","b"]'],
])('%j is %s', (value, words) => expect(valueWords(value)).toBe(words))
