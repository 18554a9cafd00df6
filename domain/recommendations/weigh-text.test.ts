import { describe, expect, test } from 'vitest'
import { speaksOf, weighText } from './weigh-text.ts'
import { normalize } from '#platform/text/normalize.ts'
import { cpuMs } from '#test/cpu-ms.ts'

describe('contains', () => {
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
  test('words common to all items are ignored', () => {
    expect(speaksOf('help people in israel', 'Israel')).toBe(false)
  })
})

const wishes = { words: ['archaeology', 'olive trees', 'pottery'], skills: [] }

test('matching words become reasons, the first one with its full weight', () => {
  const weighed = weighText('Pottery and archaeology', wishes, ['visit'])
  expect(weighed).toEqual([
    { reason: { why: 'word', word: 'archaeology' }, points: 24 },
    { reason: { why: 'word', word: 'pottery' }, points: 6 },
  ])
})

describe('a skill', () => {
  const teaching = { words: [], skills: [{ skill: 'teaching' as const, said: 'Teaching maths' }] }
  const text = 'We look for teachers. Come and teach English to new immigrants.'

  test('counts if the text mentions it and volunteers or partners are wanted', () => {
    expect(weighText(text, teaching, ['volunteer'])).toEqual([
      { reason: { why: 'skill', said: 'Teaching maths' }, points: 22 },
    ])
  })
  test('is no reason if only gifts are wanted, or if another skill is mentioned', () => {
    expect(weighText(text, teaching, ['donate'])).toEqual([])
    expect(weighText('Plant oaks on a burnt hill.', teaching, ['volunteer'])).toEqual([])
  })
})

test('a text that cannot be parsed only has no known skills', () => {
  const unreadable = () => {
    throw new Error('not this text')
  }
  const wanted = { words: ['pottery'], skills: [{ skill: 'teaching' as const, said: 'Teaching' }] }
  expect(weighText('Teach pottery', wanted, ['volunteer'], unreadable)).toEqual([
    { reason: { why: 'word', word: 'pottery' }, points: 24 },
  ])
})

test('searching for many words in many texts is fast', () => {
  const many = Array.from({ length: 24 }, (_, at) => `word ${at} and ${'letters '.repeat(6)}`)
  const text = 'Dig with us at Tel Gezer. '.repeat(300)
  const taken = cpuMs(() => {
    for (let times = 0; times < 96; times += 1) {
      weighText(`${text}${times}`, { words: many, skills: [] }, ['visit'])
    }
  })
  expect(taken).toBeLessThan(500)
})
