import { expect, test } from 'vitest'
import { summarize } from './summarize.ts'

test('a short text is kept, on one line', () => {
  expect(summarize('Plant trees.\n\nAll  year.')).toBe('Plant trees. All year.')
})

test('a long text ends after a word', () => {
  expect(summarize('We plant oaks, and carob trees', 16)).toBe('We plant oaks…')
  expect(summarize('word '.repeat(100)).length).toBeLessThanOrEqual(240)
})

test('one endless word is cut, but not within a surrogate pair', () => {
  expect(summarize('a'.repeat(300), 10)).toBe(`${'a'.repeat(9)}…`)
  expect(summarize('🌳'.repeat(20), 10)).toBe(`${'🌳'.repeat(4)}…`)
})
