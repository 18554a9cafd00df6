import { expect, test } from 'vitest'
import type { Reason } from './reason.ts'
import { toldReasons } from './told-reasons.ts'

const skill: Reason = { why: 'skill', said: 'Cooking' }
const word: Reason = { why: 'word', word: 'olive trees' }
const topic: Reason = { why: 'topic', topic: 'education', close: null }
const close: Reason = { why: 'topic', topic: 'healthcare', close: 'Sports' }
const place: Reason = { why: 'place', district: 'haifa-district', from: 'haifa' }
const kind: Reason = { why: 'kind', kind: 'volunteer' }
const here: Reason = { why: 'here', lives: true }
const soon: Reason = { why: 'soon', day: '2026-12-01', inDays: 2 }

const weighed = (reason: Reason) => ({ reason, points: 1 })
const told = (met: Reason[], beside: Reason[] = []) =>
  toldReasons({ met: met.map(weighed), beside: beside.map(weighed) })

test('skills and what is spoken of come first, then topics, places and the rest', () => {
  expect(told([place, here, topic, word, skill], [soon])).toEqual([
    skill,
    word,
    topic,
    place,
    here,
    soon,
  ])
})

test('what the card shows anyway is told only where nothing better is', () => {
  expect(told([kind, place])).toEqual([place])
  expect(told([kind, close], [soon])).toEqual([kind, soon])
})

test('what is only close to a wish is told only where nothing else is', () => {
  expect(told([close, place])).toEqual([place])
  expect(told([close], [soon])).toEqual([close, soon])
})

test('that children are spoken of is told once', () => {
  const children: Reason = { why: 'children' }
  expect(told([children, word])).toEqual([children, word])
  const youth: Reason = { why: 'word', word: 'youth' }
  expect(told([children, youth])).toEqual([youth])
})
