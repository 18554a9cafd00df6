import { expect, test } from 'vitest'
import { waitSentence } from './wait-sentence.ts'

test.each([
  [1, '5 seconds'],
  [28, '30 seconds'],
  [55, '55 seconds'],
  [56, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
])('%i seconds are %s, never too few', (retryAfter, words) => {
  expect(waitSentence({ code: 'too_many', retryAfter })).toBe(
    `Too many attempts. Please wait ${words}, then try again.`,
  )
})

test('other errors have no waiting time', () => {
  expect(waitSentence({ code: 'unavailable', retryAfter: 5 })).toBe('')
  expect(waitSentence({ code: 'too_many' })).toBe('')
})
