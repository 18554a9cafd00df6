import { expect, test } from 'vitest'
import { keepFormatters } from './keep-formatters.ts'

const intl = Object.create(Intl) as typeof Intl
keepFormatters(intl as never)

test('the same arguments give the same formatter, others another', () => {
  const dollars = { style: 'currency', currency: 'USD' } as const
  expect(new intl.NumberFormat('en-US', dollars)).toBe(new intl.NumberFormat('en-US', dollars))
  expect(new intl.NumberFormat('en-US')).not.toBe(new intl.NumberFormat('en-US', dollars))
  // The control: without it each is a new one.
  expect(new Intl.NumberFormat('en-US')).not.toBe(new Intl.NumberFormat('en-US'))
})

test('they say what those of the language say', () => {
  const when = new Date('2026-03-01T12:00:00Z')
  for (const timeZone of ['Asia/Jerusalem', 'America/New_York']) {
    const asked = { dateStyle: 'full', timeStyle: 'short', timeZone } as const
    const said = new Intl.DateTimeFormat('en-US', asked).format(when)
    expect(new intl.DateTimeFormat('en-US', asked).format(when)).toBe(said)
    expect(intl.DateTimeFormat('en-US', asked).format(when)).toBe(said)
  }
  expect(new intl.PluralRules('en').select(1)).toBe('one')
  expect(new intl.RelativeTimeFormat('en').format(-1, 'day')).toBe('1 day ago')
})

test('a span of time that was said before is said again, and others are told apart', () => {
  const asked = { day: 'numeric', month: 'short', hour: 'numeric', timeZone: 'UTC' } as const
  const format = new intl.DateTimeFormat('en-US', asked)
  const plain = new Intl.DateTimeFormat('en-US', asked)
  const [noon, evening, later] = [12, 18, 42].map((hour) => new Date(Date.UTC(2026, 2, 1, hour)))
  for (const _ of [1, 2]) {
    expect(format.formatRange(noon!, evening!)).toBe(plain.formatRange(noon!, evening!))
    expect(format.formatRange(noon!, later!)).toBe(plain.formatRange(noon!, later!))
    expect(() => format.formatRange(noon!, new Date(Number.NaN))).toThrow(RangeError)
  }
})

test('wrong arguments are refused each time, and what belongs to the maker is still there', () => {
  for (const _ of [1, 2]) {
    expect(() => new intl.DateTimeFormat('en', { timeZone: 'Moon/Base' })).toThrow(RangeError)
  }
  expect(new intl.DateTimeFormat('en')).toBeInstanceOf(intl.DateTimeFormat)
  expect(intl.DateTimeFormat.supportedLocalesOf('en')).toEqual(['en'])
})

test('never more than 500 are kept', () => {
  const first = new intl.NumberFormat('en', { maximumFractionDigits: 0 })
  for (let digits = 1; digits <= 21; digits += 1) {
    for (let other = 0; other <= 21; other += 1) {
      const fraction = {
        minimumFractionDigits: Math.min(digits, other),
        maximumFractionDigits: digits,
      }
      new intl.NumberFormat(['en', 'en-GB', 'en-US'][other % 3], fraction)
      new intl.NumberFormat('de', fraction)
    }
  }
  expect(new intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(1)).toBe(first.format(1))
})
