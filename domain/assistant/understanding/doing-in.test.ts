import { expect, test } from 'vitest'
import { doingIn, isDoing } from './doing-in.ts'
import { readSentence } from './read-sentence.ts'

const reads = (text: string) => doingIn(readSentence(text), [])

test.each([
  'what can my family do near Haifa',
  'something to do in Acre',
  'where can we join in',
  'activities in Eilat',
])('%s asks what one can do there', (text) => {
  expect(isDoing(reads(text))).toBe(true)
})

test.each(['what can I do to help soldiers', 'what can I do from home', 'projects in Haifa'])(
  '%s does not say how',
  (text) => expect(reads(text)).toEqual([]),
)

test('a user who mentions companions wants to come', () => {
  expect(isDoing(doingIn(readSentence('in Haifa'), ['children']))).toBe(true)
  expect(doingIn(readSentence('in Haifa'), ['seniors'])).toEqual([])
})
