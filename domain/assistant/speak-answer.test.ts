import { expect, test } from 'vitest'
import type { AnswerCardData } from './assistant.ts'
import { speakAnswer } from './speak-answer.ts'

const card = { kind: 'project', address: '/x', title: 'X' } as AnswerCardData
const answer = { text: '', cards: [], choices: [], outcome: 'answered', hits: 0 } as const

test('emits the given text paragraph by paragraph, unchanged', () => {
  const text = 'One\nand more.\n\n- two\n- three\n\n\nFour.'
  const parts = [...speakAnswer({ ...answer, text, cards: [card], choices: ['And then?'] })]
  expect(parts.map(({ type }) => type)).toEqual(['text', 'text', 'text', 'cards', 'choices', 'end'])
  expect(parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')).toBe(text)
  expect(parts.at(-1)).toEqual({ type: 'end', outcome: 'answered', answeredBy: 'site' })
})

test('emits nothing for an empty answer', () => {
  expect([...speakAnswer({ ...answer, cards: [], choices: [] })]).toEqual([
    { type: 'end', outcome: 'answered', answeredBy: 'site' },
  ])
})
