import { describe, expect, test } from 'vitest'
import type { Candidate } from '../project-events/list-candidates.ts'
import { openKinds } from './open-kinds.ts'
import type { RecommendationReason } from './reason.ts'
import { weighItem } from './weigh-item.ts'
import { WEIGHTS } from './weights.ts'
import type { Wishes } from './wishes.ts'

const now = new Date('2026-11-25T10:00:00Z')
const nothing: Wishes = {
  kinds: [],
  topics: [],
  places: [],
  skills: [],
  words: [],
  presence: null,
}
const project: Candidate = {
  id: 'a',
  type: 'project',
  partnerId: 'p',
  category: 'education',
  region: 'asia',
  district: 'haifa-district',
  supportTypes: ['volunteer', 'donate'],
  startDatetime: null,
  endDatetime: null,
  startDate: null,
  endDate: null,
  timeZone: 'Asia/Jerusalem',
  completedAt: null,
  places: null,
  placesTaken: 0,
  createdAt: new Date('2026-01-01'),
  isSpokenOf: false,
}
const everythingOpen = { isOn: () => true }

function weigh(item: Partial<Candidate>, wishes: Partial<Wishes>, isSaved = false) {
  const whole = { ...project, ...item }
  const kinds = openKinds(whole, { switches: everythingOpen, now })
  const { met, beside, score } = weighItem(
    whole,
    { ...nothing, ...wishes },
    { isSaved, kinds, now },
  )
  return { met: met.map(({ reason }) => reason), beside: beside.map(({ reason }) => reason), score }
}

test('an item that meets no wish has no reason, however soon it is', () => {
  const tomorrow = { type: 'event' as const, startDatetime: '2026-11-26T10:00:00Z', places: 3 }
  expect(weigh(tomorrow, { topics: [] })).toMatchObject({
    met: [],
    beside: [{ why: 'soon' }, { why: 'places', left: 3 }],
  })
})

test.each<[string, Partial<Candidate>, Partial<Wishes>, RecommendationReason, number]>([
  [
    'a named topic',
    {},
    { topics: [{ topic: 'education', close: null }] },
    { why: 'topic', topic: 'education', close: null },
    WEIGHTS.topic,
  ],
  [
    'a topic related to a choice',
    {},
    { topics: [{ topic: 'education', close: 'Children' }] },
    { why: 'topic', topic: 'education', close: 'Children' },
    WEIGHTS.topicClose,
  ],
  [
    'a place',
    {},
    { places: [{ district: 'haifa-district', from: 'haifa' }] },
    { why: 'place', district: 'haifa-district', from: 'haifa' },
    WEIGHTS.place,
  ],
  [
    'the region next to Jerusalem',
    { district: 'judea-and-samaria' },
    { places: [{ district: 'judea-and-samaria', from: 'jerusalem' }] },
    { why: 'place', district: 'judea-and-samaria', from: 'jerusalem' },
    WEIGHTS.placeBeside,
  ],
  ['a way to help', {}, { kinds: ['donate'] }, { why: 'kind', kind: 'donate' }, WEIGHTS.kind],
  [
    'two ways to help, of which the first is shown',
    {},
    { kinds: ['donate', 'visit', 'volunteer'] },
    { why: 'kind', kind: 'donate' },
    WEIGHTS.kind + WEIGHTS.kindMore,
  ],
  [
    'an event to attend',
    { type: 'event', supportTypes: [], startDatetime: '2027-05-01T10:00:00Z' },
    { kinds: ['attend'] },
    { why: 'kind', kind: 'attend' },
    WEIGHTS.kind,
  ],
  ['being there', {}, { presence: 'often' }, { why: 'here', lives: false }, WEIGHTS.here],
  ['living there', {}, { presence: 'lives' }, { why: 'here', lives: true }, WEIGHTS.here],
  ['a gift from afar', {}, { presence: 'afar' }, { why: 'gift-from-afar' }, WEIGHTS.afar],
  [
    'an item without a fixed place',
    { region: null, district: null, supportTypes: ['volunteer'] },
    { presence: 'afar' },
    { why: 'anywhere' },
    WEIGHTS.afar,
  ],
  [
    'an item abroad',
    { region: 'europe', district: null, supportTypes: ['volunteer'] },
    { presence: 'afar' },
    { why: 'abroad', region: 'europe' },
    WEIGHTS.afar,
  ],
  [
    'a visit, for an occasional visitor',
    { supportTypes: ['visit'] },
    { presence: 'visits' },
    { why: 'next-visit' },
    WEIGHTS.visiting,
  ],
])('%s', (_, item, wishes, reason, score) => {
  expect(weigh(item, wishes)).toEqual({ met: [reason], beside: [], score })
})

test.each<[string, Partial<Candidate>, Partial<Wishes>]>([
  ['another topic', {}, { topics: [{ topic: 'healthcare', close: null }] }],
  ['another district', {}, { places: [{ district: 'southern-district', from: 'south' }] }],
  ['a way that is not offered', {}, { kinds: ['invest'] }],
  ['hands where every place is taken', { places: 2, placesTaken: 2 }, { kinds: ['volunteer'] }],
  ['on site, for a remote user', { supportTypes: ['volunteer'] }, { presence: 'afar' }],
  ['gifts only, for a local user', { supportTypes: ['donate'] }, { presence: 'lives' }],
  ['abroad, for a local user', { region: 'europe', district: null }, { presence: 'lives' }],
])('%s is not a reason', (_, item, wishes) => {
  expect(weigh(item, wishes).met).toEqual([])
})

describe('order', () => {
  const haifa = {
    places: [{ district: 'haifa-district', from: 'haifa' }],
  } satisfies Partial<Wishes>
  const education = {
    topics: [{ topic: 'education', close: null }],
  } satisfies Partial<Wishes>

  test('two wishes met outweigh one; the strongest reason comes first', () => {
    const both = weigh({}, { ...haifa, ...education })
    expect(both.met.map(({ why }) => why)).toEqual(['topic', 'place'])
    expect(both.score).toBeGreaterThan(weigh({}, education).score)
    expect(weigh({}, education).score).toBeGreaterThan(weigh({}, haifa).score)
  })
  test('a saved item ranks higher and says so', () => {
    const kept = weigh({}, education, true)
    expect(kept.met).toContainEqual({ why: 'saved' })
    expect(kept.score).toBe(weigh({}, education).score + WEIGHTS.saved)
  })
  test('ties are won by the sooner and newer item, but no date outweighs a wish', () => {
    const event = { type: 'event' as const, startDatetime: '2026-12-15T10:00:00Z' }
    const soon = { ...event, startDatetime: '2026-11-27T10:00:00Z' }
    expect(weigh(soon, haifa).score).toBeGreaterThan(weigh(event, haifa).score)
    expect(weigh({ createdAt: now }, haifa).score).toBeGreaterThan(weigh({}, haifa).score)
    expect(weigh(event, { ...haifa, ...education }).score).toBeGreaterThan(weigh(soon, haifa).score)
  })
})
