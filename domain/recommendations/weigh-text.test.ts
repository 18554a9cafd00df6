import { describe, expect, test } from 'vitest'
import { speaksOf, weighText } from './weigh-text.ts'
import { normalize } from '#platform/text/normalize.ts'

describe('speaks of', () => {
  const text = normalize(
    'Dig with us at Tel Gezer: archaeology for families, C++ and the Sea-Shore.',
  )

  test.each(['Archaeology', 'archaeology ', 'tel gezer', 'families', 'sea-shore', 'sea-shores'])(
    '%s',
    (word) => {
      expect(speaksOf(text, word)).toBe(true)
    },
  )
  test.each(['arch', 'family', 'gez', 'us', '', 'c++', '(.*)', '[', 'gezer archaeology'])(
    'not %s',
    (word) => {
      expect(speaksOf(text, word)).toBe(false)
    },
  )
  test('what everything here speaks of says nothing', () => {
    expect(speaksOf('help people in israel', 'Israel')).toBe(false)
  })
})

const wishes = { words: ['archaeology', 'olive trees', 'pottery'], skills: [] }

test('words that are spoken of are told, the first of them with its whole weight', () => {
  const weighed = weighText('Pottery and archaeology', wishes, ['visit'])
  expect(weighed).toEqual([
    { reason: { why: 'word', word: 'archaeology' }, points: 24 },
    { reason: { why: 'word', word: 'pottery' }, points: 6 },
  ])
})

describe('a skill', () => {
  const teaching = { words: [], skills: [{ skill: 'teaching' as const, said: 'Teaching maths' }] }
  const text = 'We look for teachers. Come and teach English to new immigrants.'

  test('helps where hands are wanted and it is spoken of', () => {
    expect(weighText(text, teaching, ['volunteer'])).toEqual([
      { reason: { why: 'skill', said: 'Teaching maths' }, points: 22 },
    ])
  })
  test('is no reason where only gifts are asked for, or something else is told', () => {
    expect(weighText(text, teaching, ['donate'])).toEqual([])
    expect(weighText('Plant oaks on a burnt hill.', teaching, ['volunteer'])).toEqual([])
  })
})

test('a text that cannot be read is only not known for its skills', () => {
  const unreadable = () => {
    throw new Error('not this text')
  }
  const wanted = { words: ['pottery'], skills: [{ skill: 'teaching' as const, said: 'Teaching' }] }
  expect(weighText('Teach pottery', wanted, ['volunteer'], unreadable)).toEqual([
    { reason: { why: 'word', word: 'pottery' }, points: 24 },
  ])
})

test('many words are looked for in many texts in no time', () => {
  const many = Array.from({ length: 24 }, (_, at) => `word ${at} and ${'letters '.repeat(6)}`)
  const text = 'Dig with us at Tel Gezer. '.repeat(300)
  const began = performance.now()
  for (let times = 0; times < 96; times += 1) {
    weighText(`${text}${times}`, { words: many, skills: [] }, ['visit'])
  }
  expect(performance.now() - began).toBeLessThan(500)
})
