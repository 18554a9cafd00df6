import { describe, expect, test } from 'vitest'
import {
  answersTo,
  mayCancel,
  obstacleTo,
  phaseOf,
  placesLeft,
  type Supportable,
} from './support-rules.ts'
import { KINDS, SUPPORT_STATUSES, type SupportKind, type SupportStatus } from './support.ts'

const noon = new Date('2026-05-10T12:00:00Z')

const project: Supportable = {
  type: 'project',
  startDatetime: null,
  endDatetime: null,
  startDate: null,
  endDate: null,
  timeZone: 'Asia/Jerusalem',
  supportTypes: ['volunteer', 'donate'],
  places: null,
  placesTaken: 0,
}
const event: Supportable = { ...project, type: 'event', startDatetime: '2026-05-10T11:00:00Z' }

describe('phase of an item', () => {
  test.each([
    ['a project without days', {}, 'active'],
    ['a project from tomorrow on', { startDate: '2026-05-11' }, 'upcoming'],
    ['a project on its first day', { startDate: '2026-05-10' }, 'active'],
    ['a project on its last day', { endDate: '2026-05-10' }, 'active'],
    ['a project after its last day', { endDate: '2026-05-09' }, 'completed'],
    ['a project declared done', { completedAt: '2026-05-01T00:00:00Z' }, 'completed'],
  ] as const)('%s', (_, days, phase) => {
    expect(phaseOf({ ...project, ...days }, noon)).toBe(phase)
  })

  test.each([
    ['later today', { startDatetime: '2026-05-10T12:00:01Z' }, 'upcoming'],
    ['going on', { endDatetime: '2026-05-10T12:00:01Z' }, 'active'],
    ['over', { endDatetime: '2026-05-10T12:00:00Z' }, 'completed'],
    ['without an end, on its day', {}, 'active'],
    ['without an end, the day before', { startDatetime: '2026-05-09T11:00:00Z' }, 'completed'],
  ] as const)('an event %s', (_, times, phase) => {
    expect(phaseOf({ ...event, ...times }, noon)).toBe(phase)
  })

  test('a day ends in the item’s time zone, not in the server’s', () => {
    const lateNight = new Date('2026-05-10T22:30:00Z') // 01:30 of the 11th in Jerusalem
    expect(phaseOf({ ...project, endDate: '2026-05-10' }, lateNight)).toBe('completed')
    const there = { ...project, endDate: '2026-05-10', timeZone: 'America/New_York' }
    expect(phaseOf(there, lateNight)).toBe('active')
  })
})

describe('obstacles to supporting', () => {
  const nobody = { isOwnItem: false, own: [], now: noon }
  test('none, if the kind is offered', () => {
    expect(obstacleTo('volunteer', project, nobody)).toBeNull()
    expect(obstacleTo('attend', event, nobody)).toBeNull()
  })
  test.each([
    ['own-item', 'volunteer', project, { isOwnItem: true }],
    ['not-offered', 'invest', project, {}],
    ['not-offered', 'attend', project, {}],
    ['over', 'volunteer', { ...project, endDate: '2026-01-01' }, {}],
    ['full', 'volunteer', { ...project, places: 3, placesTaken: 3 }, {}],
  ] as const)('%s', (obstacle, kind, item, more) => {
    expect(obstacleTo(kind, item, { ...nobody, ...more })).toBe(obstacle)
  })
  test('gifts need no place', () => {
    expect(obstacleTo('donate', { ...project, places: 3, placesTaken: 3 }, nobody)).toBeNull()
  })
  test.each(SUPPORT_STATUSES)('an own %s support', (status) => {
    const own = (kind: SupportKind) => ({ ...nobody, own: [{ kind, status }] })
    const obstacle = {
      pending: 'already',
      confirmed: 'already',
      waiting: 'in-line',
      offered: 'in-line',
    }[status as string]
    expect(obstacleTo('volunteer', project, own('volunteer'))).toBe(obstacle ?? null)
    expect(obstacleTo('volunteer', project, own('donate'))).toBeNull()
    expect(obstacleTo('donate', project, own('donate'))).toBeNull()
  })
})

test('places are counted only where a number is set', () => {
  expect(placesLeft({ places: null, placesTaken: 4 })).toBeNull()
  expect(placesLeft({ places: 5, placesTaken: 4 })).toBe(1)
  expect(placesLeft({ places: 3, placesTaken: 4 })).toBe(0)
})

describe('answers and cancellation', () => {
  const allowed: Record<SupportStatus, { cancel: boolean; answers: string[] }> = {
    waiting: { cancel: true, answers: ['confirmed', 'declined'] },
    offered: { cancel: true, answers: ['confirmed', 'declined'] },
    pending: { cancel: true, answers: ['confirmed', 'declined'] },
    confirmed: { cancel: true, answers: ['declined', 'completed'] },
    completed: { cancel: false, answers: [] },
    declined: { cancel: false, answers: [] },
    cancelled: { cancel: false, answers: [] },
    lapsed: { cancel: false, answers: [] },
    refunded: { cancel: false, answers: [] },
  }
  /** A gift is confirmed by its payment, and stays so until refunded. */
  const allowedOfGifts: typeof allowed = {
    ...allowed,
    waiting: { cancel: false, answers: [] },
    offered: { cancel: false, answers: [] },
    pending: { cancel: true, answers: ['declined'] },
    confirmed: { cancel: false, answers: ['completed'] },
  }
  test.each(KINDS.flatMap((kind) => SUPPORT_STATUSES.map((status) => ({ kind, status }))))(
    '$kind, $status',
    (support) => {
      const ways = support.kind === 'donate' ? allowedOfGifts : allowed
      const { cancel, answers } = ways[support.status]
      expect(mayCancel(support, project, noon)).toBe(cancel)
      expect(answersTo(support, project, noon)).toEqual(answers)
    },
  )
  test('no one who waits gets in once it is over, and no one leaves', () => {
    const over = { ...project, endDate: '2026-01-01' }
    for (const status of ['waiting', 'offered'] as const) {
      expect(answersTo({ kind: 'volunteer', status }, over, noon)).toEqual([])
      expect(mayCancel({ kind: 'volunteer', status }, over, noon)).toBe(false)
    }
  })
  test('no one cancels what is over', () => {
    const over = { ...project, endDate: '2026-01-01' }
    expect(mayCancel({ kind: 'volunteer', status: 'confirmed' }, over, noon)).toBe(false)
    expect(mayCancel({ kind: 'donate', status: 'pending' }, over, noon)).toBe(true)
  })
  test('only a gift is completed before the item has begun', () => {
    const later = { ...project, startDate: '2026-06-01' }
    expect(answersTo({ kind: 'volunteer', status: 'confirmed' }, later, noon)).toEqual(['declined'])
    expect(answersTo({ kind: 'donate', status: 'confirmed' }, later, noon)).toContain('completed')
  })
})
