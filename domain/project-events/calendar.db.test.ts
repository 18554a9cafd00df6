import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { countDays } from './queries/count-days.ts'
import { findNextDay } from './queries/find-next-day.ts'
import { listCalendarEvents } from './queries/list-calendar-events.ts'

const app = startTestApp()
let partner: string
beforeAll(() => app.asOwner('truncate app.project_events, app.partners cascade'))

beforeEach(async () => {
  partner = await addPartner(app, { name: 'Quiet Waters' })
})

function add(title: string, start: string, end: string | null = null, more: object = {}) {
  return addItem(app, {
    partnerId: partner,
    type: 'event',
    title,
    startDatetime: new Date(start),
    endDatetime: end === null ? null : new Date(end),
    ...more,
  })
}

const all = { from: '2020-01-01', to: '2031-12-31' }

async function daysOf(asked: Parameters<typeof listCalendarEvents>[1] = all): Promise<string[]> {
  const events = await listCalendarEvents(app.caller(visitor), asked)
  return events.map(({ title, firstDay, lastDay }) =>
    firstDay === lastDay ? `${title} ${firstDay}` : `${title} ${firstDay}/${lastDay}`,
  )
}

describe('an event is on the days of its own time zone', () => {
  test.each([
    ['Asia/Jerusalem', '2026-12-31T21:59:00Z', null, '2026-12-31'],
    ['Asia/Jerusalem', '2026-12-31T22:00:00Z', null, '2027-01-01'],
    ['America/New_York', '2027-01-01T04:59:00Z', null, '2026-12-31'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', null, '2027-01-01'],
    ['Pacific/Honolulu', '2027-01-01T09:59:00Z', null, '2026-12-31'],
    // Ending at midnight is not the next day; a minute later is.
    ['Asia/Jerusalem', '2026-11-22T18:00:00Z', '2026-11-22T22:00:00Z', '2026-11-22'],
    ['Asia/Jerusalem', '2026-11-22T18:00:00Z', '2026-11-22T22:01:00Z', '2026-11-22/2026-11-23'],
    ['Asia/Jerusalem', '2028-02-28T10:00:00Z', '2028-03-01T10:00:00Z', '2028-02-28/2028-03-01'],
    // Across clock changes.
    ['Asia/Jerusalem', '2026-03-26T21:30:00Z', '2026-03-27T00:30:00Z', '2026-03-26/2026-03-27'],
    ['Asia/Jerusalem', '2026-10-24T20:30:00Z', '2026-10-25T00:30:00Z', '2026-10-24/2026-10-25'],
    ['America/New_York', '2026-03-08T04:30:00Z', '2026-03-08T07:30:00Z', '2026-03-07/2026-03-08'],
    ['America/New_York', '2026-11-01T04:30:00Z', '2026-11-01T07:30:00Z', '2026-11-01'],
    // Clocks go back over midnight: by local time, it ends before it starts.
    ['America/Havana', '2026-11-01T04:30:00Z', '2026-11-01T05:30:00Z', '2026-11-01'],
  ])('in %s from %s to %s', async (time_zone, start, end, days) => {
    await add('It', start, end, { timeZone: time_zone })
    expect(await daysOf({ ...all, partnerId: partner })).toEqual([`It ${days}`])
  })
})

test('events are found by any of their days, earliest first, and by organization', async () => {
  const other = await addPartner(app, { name: 'Other' })
  await add('Long', '2029-10-20T08:00:00Z', '2029-11-10T08:00:00Z')
  await add('Over', '2029-10-01T08:00:00Z', '2029-10-31T08:00:00Z')
  await add('Second', '2029-11-05T09:00:00Z')
  await add('First', '2029-11-05T07:00:00Z')
  await add('Beyond', '2029-12-01T08:00:00Z')
  await add('Theirs', '2029-11-30T08:00:00Z', '2029-12-02T08:00:00Z', { partnerId: other })
  const november = { from: '2029-11-01', to: '2029-11-30' }
  expect(await daysOf(november)).toEqual([
    'Long 2029-10-20/2029-11-10',
    'First 2029-11-05',
    'Second 2029-11-05',
    'Theirs 2029-11-30/2029-12-02',
  ])
  expect(await daysOf({ ...november, partnerId: partner })).toHaveLength(3)
  expect(await daysOf({ ...november, partnerId: other })).toEqual(['Theirs 2029-11-30/2029-12-02'])
  expect(await daysOf({ from: '2029-11-10', to: '2029-11-10' })).toEqual([
    'Long 2029-10-20/2029-11-10',
  ])
  expect(await daysOf({ from: '2029-11-11', to: '2029-11-11' })).toEqual([])

  for (const partnerId of [null, partner]) {
    const counts = await countDays(app.caller(visitor), { ...november, partnerId })
    expect(Object.keys(counts)).toHaveLength(partnerId === null ? 11 : 10)
    expect(counts).toMatchObject({ '2029-11-01': 1, '2029-11-05': 3, '2029-11-10': 1 })
    expect(counts['2029-11-30']).toBe(partnerId === null ? 1 : undefined)
  }

  const next = (from: string, partnerId: string | null) =>
    findNextDay(app.caller(visitor), { from, to: '2030-12-30', partnerId })
  expect(await next('2029-11-06', null)).toBe('2029-11-30')
  expect(await next('2029-11-06', partner)).toBe('2029-12-01')
  expect(await next('2029-12-02', null)).toBeNull()
})

test('events that are not public are neither listed nor counted, for anyone', async () => {
  const start = '2031-11-05T09:00:00Z'
  const suspended = await addPartner(app, { name: 'Suspended', status: 'suspended' })
  await add('Waiting', start, null, { status: 'pending' })
  await add('Of a suspended', start, null, { partnerId: suspended })
  const withdrawn = await add('Withdrawn', start)
  await addItem(app, { partnerId: partner, title: 'A project', startDate: '2031-11-05' })
  const taken = await addPartner(app, { name: 'Taken down later' })
  await add('Gone with them', start, null, { partnerId: taken })
  await app.asStaff('admin').update('partners', { status: 'suspended' }, { id: taken })
  await app.asStaff('admin').update('projectEvents', { status: 'withdrawn' }, { id: withdrawn })
  const year = { from: '2031-01-01', to: '2031-12-31' }
  for (const who of [visitor, 'partner', 'admin', 'superuser'] as const) {
    const caller = app.caller(who)
    expect(await listCalendarEvents(caller, year)).toEqual([])
    expect(await countDays(caller, year)).toEqual({})
    expect(await findNextDay(caller, year)).toBeNull()
  }
})

test('invalid days are refused, and everything while the calendar is closed', async () => {
  const ask = () => listCalendarEvents(app.caller(visitor), { from: '2026-02-29', to: 'x' })
  await expect(ask()).toBeRefused('bad_input')
  await setOpen(false)
  for (const operation of [listCalendarEvents, countDays, findNextDay]) {
    await expect(operation(app.caller(visitor), all)).toBeRefused('closed')
  }
  await setOpen(true)
})

async function setOpen(enabled: boolean) {
  await app.asStaff('superuser').update('siteFeatures', { enabled }, { name: 'calendar' })
  await app.runtime.switches.refresh()
}
