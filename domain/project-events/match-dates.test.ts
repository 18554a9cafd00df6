import { expect, test } from 'vitest'
import { matchDates } from './match-dates.ts'

const ZONE = 'Asia/Jerusalem'
const at = (moment: string) => new Date(`${moment}:00Z`)
const known = (...moments: string[]) =>
  moments.map((moment) => ({ id: moment, startsAt: at(moment) }))
const match = (before: string[], after: string[]) =>
  matchDates(
    known(...before),
    after.map((moment) => ({ startsAt: at(moment) })),
    ZONE,
  )

const [one, two, three] = ['2026-03-19T17:00', '2026-03-26T17:00', '2026-04-02T16:00'] as const

test('a date with the same start is the same, whatever comes or goes', () => {
  expect(match([one, two, three], [three, one])).toEqual([three, one])
  expect(match([one], [two, one, three])).toEqual([null, one, null])
  expect(match([one, two], [])).toEqual([])
})

test('the single other one on its day has moved', () => {
  expect(match([one, two], ['2026-03-26T18:00', one, three])).toEqual([two, one, null])
  // Which of two is meant, nobody can know.
  expect(match([one], ['2026-03-19T08:00', '2026-03-19T18:00'])).toEqual([null, null])
})

test('the single one that is left has moved to another day', () => {
  expect(match([one, two, three], [one, '2026-03-30T16:00', three])).toEqual([one, two, three])
})

test('all that are left have moved if they have moved alike, also over the change of summer time', () => {
  const fridays = ['2026-03-20T17:00', '2026-03-27T16:00', '2026-04-03T16:00']
  expect(match([one, two, three], fridays)).toEqual([one, two, three])
  const others = ['2026-03-20T17:00', '2026-03-27T18:00', '2026-04-03T16:00']
  expect(match([one, two, three], others)).toEqual([null, null, null])
})

test('the days of a project are its only date', () => {
  expect(matchDates([{ id: 'days', startsAt: at(one) }], [{ startsAt: null }], ZONE)).toEqual([
    'days',
  ])
  expect(matchDates([{ id: 'days', startsAt: null }], [{ startsAt: null }], ZONE)).toEqual(['days'])
})

test('roles at the same time are told apart by their labels', () => {
  const role = (label: string, moment: string = one) => ({ id: label, label, startsAt: at(moment) })
  const wanted = (label: string, moment: string = one) => ({ label, startsAt: at(moment) })
  const roles = [role('Cooking'), role('Driving')]
  expect(matchDates(roles, [wanted('Driving'), wanted('Cooking')], ZONE)).toEqual([
    'Driving',
    'Cooking',
  ])
  // One has another name, and one is new.
  expect(matchDates(roles, [wanted('Cooking'), wanted('Drivers')], ZONE)).toEqual([
    'Cooking',
    'Driving',
  ])
  expect(matchDates(roles, [wanted('Cooking'), wanted('Driving', two)], ZONE)).toEqual([
    'Cooking',
    'Driving',
  ])
  expect(matchDates(roles, [wanted('Cooking'), wanted('Singing', two)], ZONE)).toEqual([
    'Cooking',
    null,
  ])
  // Both move to another day, each as what it is.
  expect(matchDates(roles, [wanted('Driving', two), wanted('Cooking', two)], ZONE)).toEqual([
    'Driving',
    'Cooking',
  ])
})
