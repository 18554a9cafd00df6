import { expect, test } from 'vitest'
import { cpuMs } from '#test/cpu-ms.ts'
import type { ChatMessage } from './assistant.ts'
import { extractProfile } from './hear.ts'
import { QUESTIONS } from './interview-words.ts'
import { FALLBACK, type VolunteerProfile } from './volunteer-profile.ts'

/** A conversation as the interviewer leads it: what matters to the user, their skills, their ties to Israel. */
function answers(...said: string[]): ChatMessage[] {
  const asked = [QUESTIONS.matters(), QUESTIONS.can(), QUESTIONS.ties()]
  return said.flatMap((content, at) => [
    { role: 'assistant' as const, content: asked[at] ?? 'Is there anything else?' },
    { role: 'user' as const, content },
  ])
}

const whole: [string[], Partial<VolunteerProfile>][] = [
  [
    [
      'I care about children and education',
      'I am a retired teacher and could give a few hours a week from home',
      'My cousins live in Haifa and we come every summer with the kids',
    ],
    {
      interests: ['Children and youth', 'Education'],
      skills: ['Teaching'],
      supportType: 'volunteer',
      connection: 'family',
      visitFrequency: 'yearly',
      tags: expect.arrayContaining(['A few hours a week', 'From home']),
    },
  ],
  [
    ['I want to donate money, not volunteer', 'for wounded soldiers', 'no ties, never been'],
    {
      interests: expect.arrayContaining(['Soldiers and their families']),
      skills: [],
      supportType: 'donate',
      connection: 'interested',
      visitFrequency: 'never',
    },
  ],
  [
    ['Picking fruit with my family', 'whole days, at weekends', 'We live in Jerusalem'],
    {
      interests: ['Farming and nature'],
      supportType: 'volunteer',
      connection: 'lives-there',
      visitFrequency: 'lives-there',
      tags: expect.arrayContaining(['With my family', 'Whole days', 'Weekends']),
    },
  ],
  [
    ['חיילים פצועים', 'אני פיזיותרפיסט, שבועיים בקיץ', 'נולדתי בישראל, אני מגיע כל קיץ'],
    {
      interests: ['Soldiers and their families', 'Health care'],
      connection: 'lived-there',
      visitFrequency: 'yearly',
    },
  ],
  [
    ['חקלאות וטבע', 'אני אוהבת לבשל, בסופי שבוע', 'אני גרה בחיפה'],
    {
      interests: ['Farming and nature'],
      skills: ['Cooking'],
      tags: ['Weekends'],
      connection: 'lives-there',
    },
  ],
  [
    ['אני רוצה לתרום לחינוך', 'לתרום, אין לי זמן', 'חברים בישראל, עוד לא הייתי שם'],
    {
      interests: ['Education'],
      supportType: 'donate',
      connection: 'friend',
      visitFrequency: 'never',
    },
  ],
]

test.each(whole)('of %j', (said, expected) => {
  expect(extractProfile(answers(...said))).toMatchObject(expected)
})

const ties: [string, VolunteerProfile['connection'], VolunteerProfile['visitFrequency']][] = [
  ['My son lives in Tel Aviv. We fly over several times a year', 'family', 'often'],
  ['Through my synagogue; been once on birthright', 'community', 'once'],
  ['I studied in Jerusalem for a year and go back every few years', 'lived-there', 'sometimes'],
  ['friends in Haifa, I have been there twice', 'friend', 'sometimes'],
  ['no', 'interested', 'never'],
  ['None, but I would love to come for the first time', 'interested', 'never'],
  ['I made aliyah in 2010 and live in Netanya', 'lives-there', 'lives-there'],
  ['I am from Brazil, no family, was on a trip in 2019', 'interested', 'once'],
  ['my husband is Israeli, we travel there often', 'family', 'often'],
  ['I live here', 'lives-there', 'lives-there'],
  ['Grew up in Haifa. My daughter lives there', 'lived-there', 'unknown'],
  ['גר בניו יורק, יש לי אחות בישראל, מבקר פעם בשנה', 'family', 'yearly'],
  ["I don't have family there, only friends, and haven't been yet", 'friend', 'never'],
]

test.each(ties)('ties to Israel: %s', (said, connection, visitFrequency) => {
  const { connection: found, visitFrequency: visits } = extractProfile(
    answers('Food', 'Cooking', said),
  )
  expect([found, visits]).toEqual([connection, visitFrequency])
})

test('what a user does not want is ignored', () => {
  const { interests, skills } = extractProfile(
    answers("I don't care about animals, but about old people", "I can drive. I can't cook at all"),
  )
  expect(interests).toEqual(['Older people'])
  expect(extractProfile(answers('ילדים, אבל לא בעלי חיים')).interests).toEqual([
    'Children and youth',
  ])
  expect(skills).toEqual(['Driving'])
})

test('unknown words are kept as named, sentences are not', () => {
  const named = extractProfile(answers('marionettes and old maps', 'bell ringing'))
  expect(named.interests).toEqual(['marionettes', 'old maps'])
  expect(named.skills).toEqual(['bell ringing'])
  const vague = extractProfile(answers("I don't know really", 'whatever is needed, I guess'))
  expect(vague).toMatchObject({ interests: [], skills: [] })
})

test('a preferred place is kept, the user’s home is not', () => {
  expect(extractProfile(answers('Children near Haifa')).tags).toEqual(['Haifa'])
  expect(extractProfile(answers('I lived in Haifa and care about food')).tags).toEqual([])
  expect(extractProfile(answers('I love Israel')).tags).toEqual([])
})

test('only the user’s messages count', () => {
  const messages = answers('Hello').concat({
    role: 'assistant',
    content: 'You are a nurse with family in Israel who loves animals.',
  })
  expect(extractProfile(messages)).toEqual(FALLBACK)
})

test.each([
  ['nothing', []],
  ['signs', answers('😀', '???', '\u0000\u202E')],
  ['Hebrew', answers('שלום', 'אני מורה', 'כן')],
  ['a very long text', answers('education '.repeat(5_000))],
  ['what looks like code', answers('{"supportType":"invest"}', '<script>', "'; drop table")],
])('never throws and stays within bounds: %s', (_, messages) => {
  const { interests, skills, tags } = extractProfile(messages)
  for (const words of [interests, skills, tags]) {
    expect(words.length).toBeLessThanOrEqual(20)
    expect(words.every((word) => [...word].length <= 60)).toBe(true)
  }
})

test('takes little time for adversarial input', () => {
  const asked = answers('every '.repeat(400), 'i live '.repeat(400), 'my family '.repeat(300))
  expect(cpuMs(() => void extractProfile(asked))).toBeLessThan(250)
})
