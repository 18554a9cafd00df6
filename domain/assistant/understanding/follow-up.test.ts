import { expect, test } from 'vitest'
import { understand } from './understand.ts'
import type { Understood } from './understood.ts'

const today = '2026-11-25'

/** The meaning of the last of several sentences. */
function last(...sentences: string[]): Understood {
  let said: Understood | undefined
  for (const sentence of sentences) said = understand(sentence, { today, earlier: said })
  return said!
}

test.each<[string[], Partial<Understood>]>([
  [['volunteering in Haifa', 'and in Jerusalem?'], { place: 'Jerusalem', kinds: ['volunteer'] }],
  [['I want to help', 'in Haifa'], { place: 'Haifa', about: 'items' }],
  [
    ['I want to help', 'volunteer', 'in the south, with children'],
    { place: 'the south', kinds: ['volunteer'], people: ['children'] },
  ],
  [
    ['education projects', 'only in Tel Aviv'],
    { topics: ['education'], place: 'Tel Aviv', type: 'project' },
  ],
  [
    ['projects in the north', 'I would rather give money'],
    { place: 'the north', kinds: ['donate'] },
  ],
  [['projects in the north', 'I would rather give money'], { districts: ['northern-district'] }],
  [['events in Jerusalem', 'what about the Negev?'], { type: 'event', place: 'the Negev' }],
  [
    ['environment projects in Haifa', 'and about technology?'],
    { topics: ['technology'], place: 'Haifa', type: 'project' },
  ],
  [
    ['events in Haifa next week', 'what about next month?'],
    {
      place: 'Haifa',
      type: 'event',
      days: { from: '2026-12-01', to: '2026-12-31', words: 'next month' },
    },
  ],
  [['volunteering in Haifa', 'only events'], { place: 'Haifa', type: 'event' }],
  [['events in Haifa tomorrow', 'any time'], { days: null, place: 'Haifa' }],
  [['events in Haifa', 'anywhere'], { place: null, districts: [], type: 'event' }],
  [
    ['music in Haifa', 'somewhere else?'],
    {
      districts: [
        'northern-district',
        'central-district',
        'tel-aviv-district',
        'jerusalem-district',
        'southern-district',
        'judea-and-samaria',
      ],
      topics: ['arts-culture'],
    },
  ],
  [['which organizations work in Haifa?', 'and in Acre?'], { about: 'partners', place: 'Acre' }],
  [['events in Haifa', 'show me more'], { place: 'Haifa', type: 'event', about: 'items' }],
  [['wounded soldiers', 'in Haifa'], { words: ['wounded', 'soldiers'], place: 'Haifa' }],
  [['projects in Haifa', 'for my kids'], { place: 'Haifa', people: ['children'], type: 'project' }],
  [['התנדבות בחיפה', 'ומה בירושלים?'], { place: 'Jerusalem', kinds: ['volunteer'] }],
])('%j continues', (sentences, expected) => {
  expect(last(...sentences)).toMatchObject(expected)
})

test.each<[string[], Partial<Understood>]>([
  [['volunteering in Haifa', 'thanks!'], { about: 'thanks', place: null }],
  [['volunteering in Haifa', 'how do I delete my account'], { about: 'account', kinds: [] }],
  [
    ['volunteering in Haifa', 'which concerts are there in Tel Aviv?'],
    { kinds: ['attend'], place: 'Tel Aviv' },
  ],
  [
    ['how does my gift reach you?', 'where can I volunteer in Ashdod?'],
    { kinds: ['volunteer'], about: 'items' },
  ],
  [['volunteering in Haifa', 'another question: technology'], { place: null, kinds: [] }],
  [['who are you', 'music'], { about: 'items', topics: ['arts-culture'] }],
])('%j starts over', (sentences, expected) => {
  expect(last(...sentences)).toMatchObject(expected)
})
