import { expect, test } from 'vitest'
import { contentSchema, draftSchema, toRow } from './content.ts'
import { COLUMNS, columnsOn } from './field-columns.ts'
import { fields, inputLabels, type InputName } from './fields.ts'
import { parseDraft } from './parse-fields.ts'
import { describe, diff } from './review.ts'

const filled: Record<InputName, string | object[] | string[]> = {
  language: 'he',
  title_en: 'Picking olives',
  description_en: 'All together.',
  title_he: '',
  description_he: '',
  location_en: '',
  location_he: '',
  approved_en: 'yes',
  approved_he: '',
  title: 'Olive harvest day',
  description: 'We pick olives together.',
  category: 'environmental-conservation',
  startDate: '2026-10-20',
  startTime: '09:00',
  endDate: '2026-10-21',
  endTime: '13:00',
  chooseDates: 'on',
  datePlaces: '12',
  label_en: 'Cooking',
  label_he: '',
  dateLocation_en: 'City hall, Haifa',
  dateLocation_he: '',
  dateLatitude: '32.8',
  dateLongitude: '34.99',
  series: 'abcd1234 week 2026-10-20',
  furtherDates: [{ startDate: '2026-10-27', startTime: '09:00', endTime: '13:00' }],
  timeZone: 'Asia/Jerusalem',
  region: 'asia',
  district: 'northern-district',
  location: 'Kibbutz gate',
  latitude: '32.70',
  longitude: '35.30',
  supportTypes: ['donate', 'volunteer'],
  ages: 'consent',
  minAge: '12',
  questions: [{ id: 'anything', kind: 'text', text: 'Do you bring gloves?' }],
  places: '40',
  welcomesAll: 'on',
  donationGoal: '25,000',
}
const event = parseDraft(draftSchema.parse({ ...filled, type: 'event' })).values
const project = parseDraft(draftSchema.parse({ ...filled, type: 'project' })).values

test('a complete form is accepted, and each of its inputs can be refused or is stored in a column', () => {
  for (const type of ['event', 'project']) {
    expect(parseDraft(draftSchema.parse({ ...filled, type })).problems).toEqual({})
  }
  expect(Object.keys(draftSchema.shape).toSorted()).toEqual(
    ['type', ...Object.keys(inputLabels)].toSorted(),
  )
})

test('every column is parsed, stored and shown somewhere', () => {
  expect(Object.keys(event).toSorted()).toEqual(COLUMNS.toSorted())
  for (const column of COLUMNS) expect(event[column] ?? project[column], column).not.toBeNull()
  const { columns, dates } = toRow(contentSchema.parse({ ...filled, type: 'event' }))
  expect(dates.map(({ startDatetime }) => startDatetime?.toISOString())).toEqual([
    '2026-10-20T06:00:00.000Z',
    '2026-10-27T07:00:00.000Z',
  ])
  expect(Object.keys({ ...columns, ...dates[0] }).toSorted()).toEqual(
    [...COLUMNS, 'area', 'labels', 'place', 'searchText', 'searchVersion', 'series'].toSorted(),
  )
  // Translations are shown in place of the texts, questions in the form that asks them.
  const shown = new Set<string>([
    'translations',
    'questions',
    ...columnsOn('card'),
    ...columnsOn('page'),
  ])
  expect(COLUMNS.filter((column) => !shown.has(column))).toEqual([])
})

test('every field has a line in a review, with the proposed and the public value', () => {
  const nothing = parseDraft(draftSchema.parse({ type: 'event' })).values
  const of = (values: typeof event) => ({
    ...values,
    startDatetime: values.startDatetime?.toISOString() ?? null,
    endDatetime: values.endDatetime?.toISOString() ?? null,
    dates: [],
    imageFileId: null,
  })
  const lines = describe('event', of(event), of(nothing), diff(of(event), of(nothing)))
  expect(lines.map(({ key }) => key)).toEqual([...Object.keys(fields), 'picture'])
  for (const { key, label, proposed, isChanged } of lines) {
    expect(label).not.toBe('')
    expect([key, isChanged]).toEqual([key, key !== 'picture'])
    if (key !== 'picture') expect(proposed, key).not.toBe('')
  }
})
