import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extractProfile } from '../hear.ts'
import { interview } from '../interview.ts'
import { gatherWishes } from '#domain/recommendations/gather-wishes.ts'
import { weighText } from '#domain/recommendations/weigh-text.ts'
import { rankTexts } from '#domain/project-events/rank-texts.ts'
import { nearestHelp, wordsOf } from '../site/nearest-help.ts'
import { converse } from './converse.ts'
import { kindsIn, skillsIn, topicsIn } from './wishes.ts'
import { districtsIn } from './places.ts'
import { readDays } from './read-days.ts'
import { readSentence } from './read-sentence.ts'

const TODAY = '2026-11-22'
const EVERY_OBJECTS = Object.getOwnPropertyNames(Object.prototype)

describe('users who type names of Object.prototype are read like any other', () => {
  const word = fc.oneof(
    fc.constantFrom(...EVERY_OBJECTS, ...EVERY_OBJECTS.map((name) => name.toLowerCase())),
    fc.constantFrom('in', 'next', 'this', 'the', 'early', 'of', '3', 'May', 'Haifa', 'week', 'on'),
  )
  const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))

  test('in any sentence', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        converse([text, text], TODAY)
        nearestHelp(wordsOf(text), [])
        const conversation = [
          { role: 'assistant' as const, content: `${text}?` },
          { role: 'user' as const, content: text },
        ]
        interview(conversation)
        const profile = extractProfile(conversation)
        const wishes = gatherWishes(null, { ...profile, interests: [text], skills: [text] })
        weighText(text, { ...wishes, words: text.split(' ') }, ['volunteer'])
        rankTexts([{ name: text }], { words: text.split(' '), said: text }, ({ name }) => ({
          name,
          text,
        }))
      }),
      { numRuns: 400 },
    )
  })

  test.each([...EVERY_OBJECTS, 'constructor', '__proto__'])('%s alone yields nothing', (name) => {
    for (const text of [name, name.toLowerCase()]) {
      expect([topicsIn(text), kindsIn(text), skillsIn(text), districtsIn(text)]).toEqual([
        [],
        [],
        [],
        [],
      ])
      expect(readDays(readSentence(`in ${text}`), TODAY)).toBeNull()
    }
  })
})
