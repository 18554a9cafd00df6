import { expect, test } from 'vitest'
import { understand } from './understand.ts'
import { readSentence } from './read-sentence.ts'

test('a sign that stands for many letters is no way to say more', () => {
  const letters = readSentence('ﷺ'.repeat(4_000)).tokens.map(({ text }) => text)
  expect(letters.join(' ').length).toBeLessThanOrEqual(4_000)
})

test('no more than 400 words are read', () => {
  expect(readSentence('go '.repeat(1_000)).tokens).toHaveLength(400)
})

test('what is longer than a search takes is no word, in a name neither', () => {
  const { words } = understand(`Tell me about Zephyr ${'K'.repeat(100)}`, { today: '2026-11-22' })
  expect(words).toEqual(['zephyr'])
})
