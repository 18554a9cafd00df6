import { expect, test } from 'vitest'
import { pickIn } from './pick-in.ts'

test.each([
  ['the second one', 1],
  ['tell me about the first', 0],
  ['The third, please!', 2],
  ['how do I sign up for the first one?', 0],
  ['option 2', 1],
  ['2', 1],
  ['the last one', 'last'],
  ['that one', 'that'],
  ['yes, that sounds good', 'that'],
  ['who organizes it?', 'that'],
  ['when is that one', 'that'],
] as const)('%s picks %s', (text, pick) => {
  expect(pickIn(text)).toBe(pick)
})

test.each([
  'first aid in Haifa',
  'the first of May',
  'the second temple',
  'how does this work?',
  'is it safe to come',
  'events in Jerusalem',
  'volunteering for the first time',
  '',
])('%s picks nothing', (text) => {
  expect(pickIn(text)).toBeNull()
})
