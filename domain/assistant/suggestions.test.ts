import { expect, test } from 'vitest'
import { speak } from '#platform/speak.ts'
import { CIRCUMSTANCES, INTERESTS, SKILLS, skillWord, wordLabel } from './suggestions.ts'

const offered = [...INTERESTS, ...SKILLS.map(skillWord), ...CIRCUMSTANCES]

test.each(offered)('%s has a label in both languages', (word) => {
  // What people have saved keeps its spelling.
  expect(wordLabel(word)).toBe(word === 'Counselling' ? 'Counseling' : word)
  expect(speak('he', () => wordLabel(word))).toMatch(/\p{Script=Hebrew}/u)
})

test('a word of their own stays as it was typed', () => {
  expect(wordLabel('Beekeeping')).toBe('Beekeeping')
  expect(wordLabel('toString')).toBe('toString')
})
