import { expect, test } from 'vitest'
import { reasonLabel, type RecommendationReason } from './reason.ts'

test.each<[RecommendationReason, string]>([
  [{ why: 'soon', day: '2026-11-25', inDays: 0 }, 'Today'],
  [{ why: 'soon', day: '2026-11-26', inDays: 1 }, 'Tomorrow'],
  [{ why: 'soon', day: '2026-11-29', inDays: 4 }, 'This Sunday'],
  [{ why: 'soon', day: '2026-12-06', inDays: 11 }, 'Soon: Dec 6'],
  [{ why: 'ends', day: '2026-12-01' }, 'Only until Dec 1'],
  [{ why: 'begins', day: '2026-12-01' }, 'Starts Dec 1'],
  [{ why: 'places', left: 1 }, 'One place left'],
  [{ why: 'places', left: 4 }, 'Only 4 places left'],
  [{ why: 'place', district: 'haifa-district', from: 'haifa' }, 'Near Haifa, as you asked'],
  [{ why: 'place', district: 'southern-district', from: 'negev' }, 'In the South'],
  // Part of it is far from the chosen city.
  [
    { why: 'place', district: 'judea-and-samaria', from: 'jerusalem' },
    'In the region next to Jerusalem',
  ],
  [
    { why: 'place', district: 'central-district', from: null },
    'In Central District, as you told us',
  ],
  [
    { why: 'topic', topic: 'community-development', close: 'Children' },
    'Community Development, close to “Children”',
  ],
  [{ why: 'skill', said: 'I can cook' }, 'Your skill could help: I can cook'],
])('%o is worded “%s”', (reason, words) => {
  expect(reasonLabel(reason)).toBe(words)
})
