import { expect, test } from 'vitest'
import { beginningOf, relatedTo } from './related-words.ts'

test.each([
  ['harvesting', 'harvest'],
  ['planted', 'plant'],
  ['children', 'child'],
  ['families', 'famil'],
  ["soldier's", 'soldier'],
  ['dogs', 'dog'],
  ['class', 'class'],
  ['sing', 'sing'],
  ['bed', 'bed'],
  ['ילדים', 'ילדים'],
])('%s is searched for as %s', (word, beginning) => {
  expect(beginningOf(word)).toBe(beginning)
})

test('a word is expanded with related words, its own first', () => {
  expect(relatedTo('kids')[0]).toBe('kid')
  expect(relatedTo('kids')).toContain('child')
  expect(relatedTo('lantern')).toEqual(['lantern'])
})
