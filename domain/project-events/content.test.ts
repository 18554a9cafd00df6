import fc from 'fast-check'
import { SEARCH_VERSION } from './search-text.ts'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { contentSchema, draftSchema, toRow } from './content.ts'
import { checkDraft } from './check-draft.ts'
import { daysBetween } from './day.ts'
import { QUESTION_INPUTS } from '../questions/draft-questions.ts'
import { DATE_INPUTS } from './draft-dates.ts'
import { DESCRIPTION_MAX, TITLE_MAX } from './project-event.ts'

type Draft = z.input<typeof draftSchema>

const event: Draft = {
  type: 'event',
  title: 'Olive harvest day',
  description: 'We pick olives together.\r\nLunch is on us.',
  category: 'environmental-conservation',
  supportTypes: [],
  region: 'asia',
  district: 'northern-district',
  location: 'Kibbutz gate',
  latitude: '32.70',
  longitude: '35.30',
  startDate: '2026-10-20',
  startTime: '09:00',
  endTime: '13:00',
  timeZone: 'Asia/Jerusalem',
  places: '40',
}
const project: Draft = {
  type: 'project',
  title: 'A reading room',
  description: 'Books for every child.',
  category: 'education',
  supportTypes: ['donate', 'volunteer'],
  region: 'none',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  donationGoal: '25,000.5',
}

function problems(draft: Draft): Record<string, string> {
  const parsed = contentSchema.safeParse(draft)
  if (parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.map((one) => [one.path.join('.'), one.message]))
}
const fieldsOf = (draft: Draft) => Object.keys(problems(draft)).toSorted()

test('an event becomes columns, its local times timestamps', () => {
  const { columns, dates } = toRow(contentSchema.parse(event))
  expect({ ...columns, ...dates[0] }).toMatchObject({
    title: 'Olive harvest day',
    description: 'We pick olives together.\nLunch is on us.',
    category: 'environmental-conservation',
    supportTypes: [],
    region: 'asia',
    district: 'northern-district',
    location: 'Kibbutz gate',
    latitude: 32.7,
    longitude: 35.3,
    startDatetime: new Date('2026-10-20T06:00:00Z'),
    endDatetime: new Date('2026-10-20T10:00:00Z'),
    timeZone: 'Asia/Jerusalem',
    startDate: null,
    endDate: null,
    places: 40,
    donationGoalCents: null,
    welcomesAll: false,
    searchText: expect.stringMatching(
      /^olive harvest day we pick olives together\. lunch is on us\. kibbutz gate .*צפון/,
    ),
    searchVersion: SEARCH_VERSION,
  })
})

test('a project has days, a goal in cents, and need not have a place', () => {
  expect(contentSchema.parse(project)).toMatchObject({
    region: null,
    startDatetime: null,
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    supportTypes: ['volunteer', 'donate'],
    donationGoalCents: 2_500_050,
    places: null,
  })
})

test('a draft keeps what was typed, and reads back the same', () => {
  const texts = (fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, fc.string({ unit: 'binary' })]))
  const others = ['type', 'supportTypes', 'furtherDates', 'questions']
  const dates = fc.array(fc.record(texts(DATE_INPUTS), { requiredKeys: [] }), { maxLength: 3 })
  const questions = fc.array(fc.record(texts(QUESTION_INPUTS), { requiredKeys: [] }), {
    maxLength: 3,
  })
  const any = fc.record(
    {
      ...texts(Object.keys(draftSchema.shape).filter((field) => !others.includes(field))),
      furtherDates: fc.option(dates),
      questions: fc.option(questions),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(any, fc.constantFrom('project' as const, 'event' as const), (words, type) => {
      const draft = draftSchema.parse({ ...words, type })
      expect(draftSchema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
      expect(JSON.stringify(draft)).not.toMatch(/\\u0000|\\ud[89a-f]/)
      // Valid or not, it returns field errors and never throws.
      contentSchema.safeParse(draft)
    }),
  )
})

test('everything that is missing is reported at once', () => {
  expect(fieldsOf({ type: 'event' })).toEqual(
    ['category', 'description', 'region', 'startDate', 'startTime', 'title'].toSorted(),
  )
  expect(fieldsOf({ type: 'project' })).toEqual(
    ['category', 'description', 'region', 'supportTypes', 'title'].toSorted(),
  )
})

/** Dates of the event at the same hours, on these days. */
const on = (...days: string[]) =>
  days.map((startDate) => ({ startDate, startTime: '09:00', endTime: '13:00' }))
const [second = {}] = on('2026-10-27')
const row = 'furtherDates.0'

const wrong: [string, Draft, string[]][] = [
  ['a long title', { ...event, title: 'x'.repeat(TITLE_MAX + 1) }, ['title']],
  ['a long text', { ...event, description: 'x'.repeat(DESCRIPTION_MAX + 1) }, ['description']],
  ['an unknown category', { ...event, category: 'sports' }, ['category']],
  ['an unknown region', { ...event, region: 'moon' }, ['district', 'region']],
  ['a district beyond Asia', { ...event, region: 'europe' }, ['district']],
  ['an unknown district', { ...event, district: 'bronx' }, ['district']],
  ['an event without a place', { ...event, location: '' }, ['location']],
  ['half a pair of coordinates', { ...event, latitude: '' }, ['latitude']],
  ['the other half', { ...event, longitude: '' }, ['longitude']],
  ['north of the pole', { ...event, latitude: '90.1' }, ['latitude']],
  ['beyond the date line', { ...event, longitude: '-180.5' }, ['longitude']],
  ['coordinates as words', { ...event, latitude: 'north' }, ['latitude']],
  ['a day that does not exist', { ...event, startDate: '2026-02-30' }, ['startDate']],
  ['a day of another calendar', { ...event, startDate: '20/10/2026' }, ['startDate']],
  ['an hour that does not exist', { ...event, startTime: '25:00' }, ['startTime']],
  ['an end without a time', { ...event, endDate: '2026-10-21', endTime: '' }, ['endTime']],
  ['an end before its start', { ...event, endTime: '08:00' }, ['endTime']],
  ['an end on an earlier day', { ...event, endDate: '2026-10-19' }, ['endDate']],
  ['an unknown zone', { ...event, timeZone: 'Mars/Olympus' }, ['timeZone']],
  ['a skipped hour', { ...event, startDate: '2026-03-27', startTime: '02:30' }, ['startTime']],
  ['a date without a day', { ...event, furtherDates: on('') }, [`${row}.startDate`]],
  [
    'a date that ends before it starts',
    { ...event, furtherDates: [{ ...second, endTime: '08:00' }] },
    [`${row}.endTime`],
  ],
  [
    'a date in the hour that is skipped',
    { ...event, furtherDates: [{ ...on('2027-03-26')[0], startTime: '02:30' }] },
    [`${row}.startTime`],
  ],
  ['the first date again', { ...event, furtherDates: on('2026-10-20') }, [`${row}.startDate`]],
  [
    'twice the same start',
    { ...event, furtherDates: [...on('2026-10-27'), { ...second, endTime: '' }] },
    ['furtherDates.1.startDate'],
  ],
  [
    'more dates than 60',
    { ...event, furtherDates: on(...daysBetween('2026-10-21', '2026-12-19')) },
    ['furtherDates'],
  ],
  ['no places', { ...event, places: '0' }, ['places']],
  ['too many places', { ...event, places: '100001' }, ['places']],
  ['half a place', { ...event, places: '1.5' }, ['places']],
  ['a goal without gifts', { ...event, donationGoal: '100' }, ['donationGoal']],
  ['a goal in words', { ...project, donationGoal: 'a lot' }, ['donationGoal']],
  ['a goal of cents', { ...project, donationGoal: '0.50' }, ['donationGoal']],
  ['an endless goal', { ...project, donationGoal: '10000000.01' }, ['donationGoal']],
  [
    'a project that asks for nothing',
    { ...project, supportTypes: [] },
    ['donationGoal', 'supportTypes'],
  ],
  ['a project that ends before it starts', { ...project, endDate: '2025-12-31' }, ['endDate']],
]
test.each(wrong)('refused: %s', (_, draft, fields) => {
  expect(fieldsOf(draft)).toEqual(fields)
})

const right: [string, Draft][] = [
  ['an event online', { ...event, region: 'none', district: '', location: '' }],
  ['an event without an end', { ...event, endTime: '' }],
  ['60 dates', { ...event, furtherDates: on(...daysBetween('2026-10-21', '2026-12-18')) }],
  ['the largest goal', { ...project, donationGoal: '$10,000,000' }],
  ['the corners of the world', { ...event, latitude: '-90', longitude: '180' }],
  ['a project of one day', { ...project, endDate: '2026-01-01' }],
]
test.each(right)('accepted: %s', (_, draft) => {
  expect(problems(draft)).toEqual({})
})

test('in the night when clocks go back, a start is the first of two moments and an end the first after it', () => {
  const night = { ...event, startDate: '2026-10-25', endDate: '' }
  const times = (startTime: string, endTime: string) => {
    const read = contentSchema.parse({ ...night, startTime, endTime })
    return [read.startDatetime?.toISOString(), read.endDatetime?.toISOString()]
  }
  expect(times('00:30', '01:30')).toEqual(['2026-10-24T21:30:00.000Z', '2026-10-24T22:30:00.000Z'])
  expect(times('01:45', '01:15')).toEqual(['2026-10-24T22:45:00.000Z', '2026-10-24T23:15:00.000Z'])
  expect(times('01:30', '01:30')).toEqual(['2026-10-24T22:30:00.000Z', '2026-10-24T23:30:00.000Z'])
})

test('in the night when clocks go forward, an evening that lasts to the morning is an hour shorter', () => {
  const read = contentSchema.parse({
    ...event,
    startDate: '2026-03-26',
    startTime: '22:00',
    endDate: '2026-03-27',
    endTime: '04:00',
  })
  const hours = (Number(read.endDatetime) - Number(read.startDatetime)) / 3_600_000
  expect(hours).toBe(5)
})

test('a problem of a further date says which one', () => {
  const draft = { ...event, furtherDates: on('2026-10-27', '') }
  expect(problems(draft)).toEqual({
    'furtherDates.1.startDate': 'Date 3: Choose the day it starts.',
  })
})

test('several dates go from the first start to the last end, in whatever order they are typed', () => {
  const read = (furtherDates: Draft['furtherDates']) =>
    contentSchema.parse({ ...event, furtherDates })
  expect(read([...on('2026-10-27'), ...on('2026-10-13')])).toMatchObject({
    startDatetime: new Date('2026-10-13T06:00:00Z'),
    endDatetime: new Date('2026-10-27T11:00:00Z'),
  })
  // One that does not say when it ends lasts to the end of its day, here in winter time.
  expect(read([{ ...second, endTime: '' }]).endDatetime).toEqual(new Date('2026-10-27T22:00:00Z'))
})

test('a new event needs a date to come; one that was public does not', () => {
  const check = (now: string, wasApproved = false) =>
    checkDraft(draftSchema.parse({ ...event, furtherDates: on('2026-10-27') }), {
      now: new Date(now),
      wasApproved,
    })
  expect(check('2026-10-25T00:00:00Z')).toEqual({})
  expect(check('2026-10-28T00:00:00Z')).toEqual({
    startDate: 'All of these days have passed. Choose later ones.',
  })
  expect(check('2026-10-28T00:00:00Z', true)).toEqual({})
})

test('a draft that does not say its language is in that of its letters', () => {
  const languageOf = (words: Partial<Draft>) =>
    contentSchema.parse({ ...project, ...words, type: 'project' }).language
  expect(languageOf({})).toBe('en')
  expect(languageOf({ title: 'חדר קריאה', description: 'ספרים לכל ילד.' })).toBe('he')
  expect(languageOf({ title: 'TLV Run 2027', description: 'רצים יחד לאורך הים.' })).toBe('he')
  expect(languageOf({ language: 'he' })).toBe('he')
  expect(languageOf({ language: 'xx' })).toBe('en')
})

test('both languages are searched, and what is typed for the own language of an item is not kept', () => {
  const inBoth = { ...project, title_he: 'חדר קריאה', description_he: 'ספרים לכל ילד.' }
  const { columns } = toRow(contentSchema.parse({ ...inBoth, title_en: 'Unused' }))
  expect(JSON.parse(columns.translations)).toEqual({
    he: { title: 'חדר קריאה', description: 'ספרים לכל ילד.' },
  })
  expect(columns.searchText).toContain('reading room')
  expect(columns.searchText).toContain('חדר קריאה')
})
