import { expect, test } from 'vitest'
import { sourceFiles, withoutComments, type Source } from './source-files.ts'

/** Files that use `Intl` for anything but formatting text for people, and why. */
const exceptions = new Set([
  'platform/text/format.ts', // the formatters themselves
  'platform/text/language.ts', // the region of a language
  'domain/project-events/local-time.ts', // calculates with date and time parts
  'domain/orders/country.ts', // country names, on the server only
  'app/request/viewers-zone.ts', // checks whether a time zone exists
  'app/shell/remember-zone.tsx', // reads the browser's time zone
  'app/routes/public/project-event/viewers-time.tsx', // reads the browser's time zone
])

function ownFormats({ path, text }: Source): string[] {
  if (!/^(app|domain|platform)\//.test(path) || /\.test\.tsx?$/.test(path)) return []
  if (exceptions.has(path)) return []
  return [
    ...withoutComments(text).matchAll(/\bIntl\.\w+\b(?=\()|\.toLocale(?:Date|Time)?String\b/g),
  ].map(([found]) => `${path}: ${found}; platform/text/format.ts formats it`)
}

test('dates, times, money and numbers are formatted in one place', () => {
  expect(sourceFiles().flatMap(ownFormats)).toEqual([])
})

test.each([
  `new Intl.DateTimeFormat('en-US', { timeZone })`,
  `new Intl.ListFormat('en-US').format(names)`,
  `count.toLocaleString('en-US')`,
  `moment.toLocaleDateString('en-US')`,
])('refuses %s', (text) => {
  expect(ownFormats({ path: 'app/routes/x.tsx', text })).toHaveLength(1)
})
