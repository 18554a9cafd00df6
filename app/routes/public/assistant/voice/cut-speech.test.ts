import { expect, test } from 'vitest'
import { cutSpeech } from './cut-speech.ts'

test('short sentences share a piece, up to its limit', () => {
  expect(cutSpeech('Hello. How are you? Fine.')).toEqual(['Hello. How are you? Fine.'])
  const sentence = 'This sentence has about fifty characters, as they go.'
  expect(cutSpeech(Array(7).fill(sentence).join(' '))).toEqual([
    Array(2).fill(sentence).join(' '),
    Array(2).fill(sentence).join(' '),
    Array(2).fill(sentence).join(' '),
    sentence,
  ])
})

test('numbers and text without periods are not cut', () => {
  expect(cutSpeech('It costs $12.50 at 3.15')).toEqual(['It costs $12.50 at 3.15'])
})

test.each([
  ['with commas', Array(80).fill('olives,').join(' ')],
  ['of words', Array(120).fill('olive').join(' ')],
  ['without spaces', 'a'.repeat(700)],
  ['of emoji', '🙏'.repeat(300)],
  ['with everything', `${'word '.repeat(50)}, and. ${'x'.repeat(200)}! Then? ${'so; '.repeat(90)}`],
])('a long text %s is covered completely by short pieces', (_name, text) => {
  const pieces = cutSpeech(text)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(160)
  const letters = (all: string) => all.replaceAll(/[\s\u{fffd}]|\p{Surrogate}/gu, '')
  if (!text.includes('🙏')) expect(letters(pieces.join(''))).toBe(letters(text))
  expect(pieces.every((piece) => piece.trim() === piece && piece !== '')).toBe(true)
})

test('an empty text has no pieces', () => {
  expect(cutSpeech('')).toEqual([])
  expect(cutSpeech('  \n ')).toEqual([])
})
