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

test('skills and search words come first, then topics, places and the rest', () => {
  expect(told([place, here, topic, word, skill], [soon])).toEqual([
    skill,
    word,
    topic,
    place,
    here,
    soon,
  ])
})

test('reasons that the card already shows are listed only without better ones', () => {
  expect(told([kind, place])).toEqual([place])
  expect(told([kind, close], [soon])).toEqual([kind, soon])
})

test('related topics are listed only without other reasons', () => {
  expect(told([close, place])).toEqual([place])
  expect(told([close], [soon])).toEqual([close, soon])
})

test('the reason about children is listed once', () => {
  const children: RecommendationReason = { why: 'children' }
  expect(told([children, word])).toEqual([children, word])
  const youth: RecommendationReason = { why: 'word', word: 'youth' }
  expect(told([children, youth])).toEqual([youth])
})
