import { expect, test } from 'vitest'
import { readSlots } from './read-slots.ts'
import { readSentence } from './read-sentence.ts'

test('a character that expands to many letters does not bypass the limit', () => {
  const letters = readSentence('ﷺ'.repeat(4_000)).tokens.map(({ text }) => text)
  expect(letters.join(' ').length).toBeLessThanOrEqual(4_000)
})

test('reads at most 400 words', () => {
  expect(readSentence('go '.repeat(1_000)).tokens).toHaveLength(400)
})

test('anything longer than a search accepts is not a word', () => {
  const { slots } = readSlots(`Tell me about Zephyr ${'K'.repeat(100)}`, '2026-11-22')
  expect(slots.words).toEqual(['zephyr'])
})
