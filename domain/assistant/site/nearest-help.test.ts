import { expect, test } from 'vitest'
import type { HelpEntry } from '#domain/content/queries/list-help.ts'
import { nearestFirst, nearestHelp, wordsOf } from './nearest-help.ts'

const entry = (id: string, ...[question = '', ...phrases]: string[]): HelpEntry => ({
  id,
  question,
  answer: id,
  phrases,
  feature: null,
  isListed: false,
})
const ENTRIES = [
  entry('password', 'How do I get a new password?', 'I forgot my password', 'שכחתי סיסמה'),
  entry('order', 'Where is my order?', 'track my parcel', 'look up an order'),
  entry('shipping', 'Do you ship abroad?', 'do you ship to the united states'),
  entry('robot', 'What can you do?', 'are you a robot'),
  entry('hello', 'Hello', 'good morning'),
  entry('contact', 'How do I reach you?', 'phone number of the office'),
]
const near = (text: string) => nearestHelp(wordsOf(text), ENTRIES)
const nearness = (text: string, id: string) =>
  near(text).find((one) => one.entry.id === id)?.nearness ?? 0

test('the same words are nearest; extra words around them matter little', () => {
  expect(near('I forgot my password')[0]).toMatchObject({ entry: { id: 'password' }, nearness: 1 })
  expect(near('hi, I forgot my password, please help')[0]).toMatchObject({
    entry: { id: 'password' },
  })
  expect(nearness('hi, I forgot my password, please help', 'password')).toBeGreaterThan(0.8)
  expect(near('שכחתי את הסיסמה שלי')[0]?.entry.id).toBe('password')
})

test('inflections and synonyms are equal', () => {
  expect(near('where are the packages I ordered?')[0]?.entry.id).toBe('order')
  expect(near('telephone of your office')[0]?.entry.id).toBe('contact')
})

test.each([
  ['robotics for children', 'robot'],
  ['how do I', 'order'],
  ['what can I do in Tel Aviv', 'robot'],
])('%j is not near %s', (text, id) => {
  expect(nearness(text, id)).toBeLessThan(0.36)
})

test('a phrase with a single significant word is never sure for a question with others', () => {
  expect(nearness('is the packing morning full', 'hello')).toBeLessThan(0.6)
  expect(nearness('good morning', 'hello')).toBe(1)
})

test('a list begins with the nearest entries and omits none', () => {
  const sorted = nearestFirst(ENTRIES, 'my parcel')
  expect(sorted[0]?.id).toBe('order')
  expect(sorted).toHaveLength(ENTRIES.length)
})

test('a phrase that staff adds is found right away', () => {
  expect(near('gibberish that nobody understood')).toEqual([])
  const more = [...ENTRIES, entry('new', 'Q', 'gibberish that nobody understood')]
  expect(nearestHelp(wordsOf('gibberish that nobody understood'), more)[0]).toMatchObject({
    entry: { id: 'new' },
    nearness: 1,
  })
})
