import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localTimeOf, momentsOf } from './local-time.ts'
import { TIME_ZONES } from './time-zones.ts'

function moments(date: string, time: string, zone = 'Asia/Jerusalem'): string[] {
  return momentsOf({ date, time }, zone).map((moment) => moment.toISOString())
}

test('standard and daylight saving time', () => {
  expect(moments('2026-01-15', '19:00')).toEqual(['2026-01-15T17:00:00.000Z'])
  expect(moments('2026-07-15', '19:00')).toEqual(['2026-07-15T16:00:00.000Z'])
})

test('clocks in Israel go forward on March 27, 2026: the hour from two to three is skipped', () => {
  expect(moments('2026-03-27', '01:59')).toEqual(['2026-03-26T23:59:00.000Z'])
  expect(moments('2026-03-27', '02:00')).toEqual([])
  expect(moments('2026-03-27', '02:59')).toEqual([])
  expect(moments('2026-03-27', '03:00')).toEqual(['2026-03-27T00:00:00.000Z'])
})

test('clocks in Israel go back on October 25, 2026: the hour from one to two occurs twice', () => {
  expect(moments('2026-10-25', '00:59')).toEqual(['2026-10-24T21:59:00.000Z'])
  expect(moments('2026-10-25', '01:30')).toEqual([
    '2026-10-24T22:30:00.000Z',
    '2026-10-24T23:30:00.000Z',
  ])
  expect(moments('2026-10-25', '02:00')).toEqual(['2026-10-25T00:00:00.000Z'])
})

test('the same in New York, and with reversed seasons in Sydney', () => {
  expect(moments('2026-03-08', '02:30', 'America/New_York')).toEqual([])
  expect(moments('2026-11-01', '01:30', 'America/New_York')).toHaveLength(2)
  expect(moments('2026-10-04', '02:30', 'Australia/Sydney')).toEqual([])
  expect(moments('2026-04-05', '02:30', 'Australia/Sydney')).toHaveLength(2)
})

test('the local time is the one that the platform shows, to the minute, since 1900', () => {
  const minute = fc.integer({
    min: Date.UTC(1900, 0, 1) / 60_000,
    max: Date.UTC(2040, 0, 1) / 60_000,
  })
  const formats = new Map(
    ['Asia/Jerusalem', 'America/New_York', 'Asia/Kathmandu', 'Africa/Monrovia'].map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
    ]),
  )
  fc.assert(
    fc.property(minute, fc.constantFrom(...formats.keys()), (minutes, zone) => {
      const moment = new Date(minutes * 60_000)
      const { date, time } = localTimeOf(moment, zone)
      expect(`${date} ${time}`).toBe(formats.get(zone)?.format(moment))
    }),
    { numRuns: 1_000 },
  )
})

test('the local time of a moment leads back to that moment', () => {
  const minute = fc.integer({
    min: Date.UTC(2020, 0, 1) / 60_000,
    max: Date.UTC(2040, 0, 1) / 60_000,
  })
  fc.assert(
    fc.property(minute, fc.constantFrom(...TIME_ZONES), (minutes, zone) => {
      const moment = new Date(minutes * 60_000)
      const found = momentsOf(localTimeOf(moment, zone), zone).map((one) => one.getTime())
      expect(found).toContain(moment.getTime())
    }),
    { numRuns: 400 },
  )
})
