import { expect, test } from 'vitest'
import { rankTexts } from './rank-texts.ts'

const things = [
  { name: 'The Ninth Pot', text: 'We cook warm meals for soldiers.' },
  { name: 'Galilee Hands', text: 'We repair homes. Volunteers cook for each other.' },
  { name: 'Coast Lily Trust', text: 'Dunes, turtles and a warehouse.' },
]
const names = (words: string[], said = '') =>
  rankTexts(things, { words, said }, (thing) => thing).map(({ thing }) => thing.name)

test('more and rarer words come first; items with none are left out', () => {
  expect(names(['cook', 'soldiers'])).toEqual(['The Ninth Pot', 'Galilee Hands'])
  expect(names(['elephants'])).toEqual([])
})

test('an item mentioned by name comes first, even without its article or legal form', () => {
  expect(names(['cook'], 'what does Galilee Hands cook?')[0]).toBe('Galilee Hands')
  const [found] = rankTexts(things, { words: [], said: 'tell me about coast lily' }, (one) => one)
  expect(found).toMatchObject({ isNamed: true, thing: { name: 'Coast Lily Trust' } })
})

test('words match by prefix, short ones as a whole', () => {
  expect(names(['cooking', 'turtle'])).toContain('Coast Lily Trust')
  expect(names(['war'])).toEqual([])
})

test('coverage is the part of the question that is answered', () => {
  const [first] = rankTexts(things, { words: ['soldiers', 'elephants'] }, (thing) => thing)
  expect(first!.coverage).toBeGreaterThan(0.4)
  expect(first!.coverage).toBeLessThan(1)
})
