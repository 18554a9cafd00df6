import { expect, test } from 'vitest'
import { readSentence } from './read-sentence.ts'

test('a sign that stands for many letters is no way to say more', () => {
  const letters = readSentence('ﷺ'.repeat(4_000)).tokens.map(({ text }) => text)
  expect(letters.join(' ').length).toBeLessThanOrEqual(4_000)
})

test('no more than 400 words are read', () => {
  expect(readSentence('go '.repeat(1_000)).tokens).toHaveLength(400)
})
