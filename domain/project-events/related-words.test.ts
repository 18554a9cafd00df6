import { expect, test } from 'vitest'
import { holds } from './holds.ts'
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

test('a Hebrew word finds English ones, without what is written in front of it', () => {
  expect(relatedTo('לקשישים')[0]).toBe('קשיש')
  expect(relatedTo('לקשישים')).toContain('elder')
  expect(relatedTo('elder')).toContain('קשיש')
  expect(relatedTo('לבנות')).toContain('build')
  expect(relatedTo('לבן')).not.toContain('build')
})

test.each([
  [' ביקורים אצל הקשישים בעיר', 'קשיש', true],
  [' מרכז שירותים', 'שיר', false],
  [' ערב של שירים', 'שיר', true],
  [' a warehouse', 'war', false],
])('%j holds %s: %s', (text, beginning, isHeld) => {
  expect(holds(text, beginning)).toBe(isHeld)
})
