import { expect, test } from 'vitest'
import { obstacleToCompleting } from './completion-rules.ts'

const now = new Date('2026-05-10T12:00:00Z')
const project = {
  type: 'project',
  status: 'approved',
  startDatetime: null,
  endDatetime: null,
  startDate: null,
  endDate: null,
  timeZone: 'Asia/Jerusalem',
} as const
const event = { ...project, type: 'event', startDatetime: '2026-05-10T10:00:00Z' } as const

test.each([
  ['a running project', project, null],
  ['a project past its last day', { ...project, endDate: '2026-05-01' }, null],
  ['a project to come', { ...project, startDate: '2026-06-01' }, 'not-begun'],
  ['an event that is over', { ...event, endDatetime: '2026-05-10T11:00:00Z' }, null],
  ['an event that goes on', { ...event, endDatetime: '2026-05-10T13:00:00Z' }, 'not-over'],
  ['an event of today without an end', event, 'not-over'],
  ['an event to come', { ...event, startDatetime: '2026-05-11T10:00:00Z' }, 'not-begun'],
  ['an unapproved item', { ...project, status: 'pending' }, 'not-public'],
  ['an item taken down', { ...project, status: 'withdrawn' }, 'not-public'],
  ['an item hidden by staff', { ...project, isHidden: true }, 'not-public'],
  ['a completed item', { ...event, completedAt: '2026-05-10T11:30:00Z' }, null],
] as const)('%s', (_, item, obstacle) => expect(obstacleToCompleting(item, now)).toBe(obstacle))
