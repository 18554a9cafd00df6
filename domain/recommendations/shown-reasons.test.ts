import { expect, test } from 'vitest'
import type { RecommendationReason } from './reason.ts'
import { shownReasons } from './shown-reasons.ts'

const skill: RecommendationReason = { why: 'skill', said: 'Cooking' }
const word: RecommendationReason = { why: 'word', word: 'olive trees' }
const topic: RecommendationReason = { why: 'topic', topic: 'education', close: null }
const close: RecommendationReason = { why: 'topic', topic: 'healthcare', close: 'Sports' }
const place: RecommendationReason = { why: 'place', district: 'haifa-district', from: 'haifa' }
const kind: RecommendationReason = { why: 'kind', kind: 'volunteer' }
const here: RecommendationReason = { why: 'here', lives: true }
const soon: RecommendationReason = { why: 'soon', day: '2026-12-01', inDays: 2 }

const weighed = (reason: RecommendationReason) => ({ reason, points: 1 })
const told = (met: RecommendationReason[], beside: RecommendationReason[] = []) =>
  shownReasons({ met: met.map(weighed), beside: beside.map(weighed) })

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
  const children: RecommendationReason = { why: 'children' }
  expect(told([children, word])).toEqual([children, word])
  const youth: RecommendationReason = { why: 'word', word: 'youth' }
  expect(told([children, youth])).toEqual([youth])
})
