import { expect, test } from 'vitest'
import { checkDraft } from './check-draft.ts'
import { draftSchema } from './content.ts'
import { parseDates } from './schedule.ts'
import { datesWithTown } from './with-town.ts'

const NOW = new Date('2026-10-01T12:00:00Z')
const evening = { startDate: '2026-11-03', startTime: '19:00', endTime: '21:00' }
const draft = (...places: Record<string, string>[]) => {
  const dates = places.map((place, at) => ({
    ...evening,
    startDate: `2026-11-0${at + 3}`,
    ...place,
  }))
  const [first, ...furtherDates] = dates
  return draftSchema.parse({
    type: 'event',
    title: 'A tour',
    description: 'In several towns.',
    category: 'education',
    region: 'asia',
    location: 'Main square, Jerusalem',
    ...first,
    furtherDates,
  })
}
const placesOf = (...places: Record<string, string>[]) =>
  datesWithTown(
    parseDates(draft(...places), () => undefined),
    'asia',
  ).map(({ place }) => place ?? null)
const problemsOf = (...places: Record<string, string>[]) =>
  checkDraft(draft(...places), { now: NOW, wasApproved: false })

test('any date may be somewhere else; a town gives the point, unless one is typed', () => {
  expect(
    placesOf(
      { dateLocation_he: 'הספרייה, חיפה' },
      {},
      { dateLocation_en: ' City hall, Haifa ', dateLatitude: '32.81', dateLongitude: '34.98' },
      { dateLocation_en: 'By the well' },
    ),
  ).toEqual([
    { locations: { he: 'הספרייה, חיפה' }, latitude: 32.794, longitude: 34.99 },
    null,
    { locations: { en: 'City hall, Haifa' }, latitude: 32.81, longitude: 34.98 },
    { locations: { en: 'By the well' }, latitude: null, longitude: null },
  ])
  expect(problemsOf({ dateLocation_en: 'Haifa' }, {})).toEqual({})
  const abroad = parseDates(draft({}, { dateLocation_en: 'Haifa' }), () => undefined)
  expect(datesWithTown(abroad, 'europe')[1]?.place).toMatchObject({ latitude: null })
})

test.each([
  [
    'half a point',
    { dateLocation_en: 'Haifa', dateLatitude: '32.8' },
    'dateLongitude',
    /longitude too/,
  ],
  [
    'no degrees',
    { dateLocation_en: 'Haifa', dateLatitude: 'N 32', dateLongitude: '34' },
    'dateLatitude',
    /between -90/,
  ],
  [
    'a point without a name',
    { dateLatitude: '32.8', dateLongitude: '34.9' },
    'dateLocation_en',
    /in at least one language/,
  ],
  ['a long text', { dateLocation_he: 'x'.repeat(201) }, 'dateLocation_he', /200 characters/],
])('refused: %s', (_, place, input, sentence) => {
  expect(problemsOf({}, place)).toEqual({
    [`furtherDates.0.${input}`]: expect.stringMatching(sentence),
  })
  expect(problemsOf(place, {})).toEqual({ [input]: expect.stringMatching(sentence) })
})

test('the only date is where its event is', () => {
  expect(problemsOf({ dateLocation_en: 'Haifa' })).toEqual({
    dateLocation_en: expect.stringContaining('An event with one date'),
  })
})
