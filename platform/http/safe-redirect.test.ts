import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const here = 'https://here.example'

const attacks = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/\\evil.example',
  '\\/\r/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '\u0085//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/%2f%2fevil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/.%2f/evil.example',
  '/..%2f%2fevil.example',
  '/%252e%252e%252f%252fevil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/%zz',
  '/%ff',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http://here.example',
  'https://here.example@evil.example',
  '@evil.example',
  '.evil.example',
  ':80',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '?a',
  '#a',
  '',
  `/${'a'.repeat(3000)}`,
]

test.each(attacks)('refuses %j', (target) => {
  expect(safeRedirect(target, '/safe')).toBe('/safe')
})

test.each([null, undefined, 7, {}, ['/a'], new URL('https://here.example/a')])(
  'refuses what is no text: %j',
  (target) => expect(safeRedirect(target)).toBe('/'),
)

test.each([
  '/',
  '/dashboard',
  '/partners/12?tab=events&page=2#top',
  '/search?q=a%20b',
  '/search?next=//evil.example&slash=%5C&bad=100%',
  '/caf%C3%A9',
  '/a#//b',
])('leaves %j as it is', (target) => {
  expect(safeRedirect(target, '/safe')).toBe(target)
})

/** Fragments of attacks for the property test. */
const hostile = fc
  .array(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%252f',
      '%25',
      '\t',
      '\r',
      '\n',
      '\0',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      'javascript:',
      'a',
      'é',
      '\u2028',
      '\ud800',
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))
const target = fc.oneof(
  fc.string({ unit: 'binary' }),
  hostile,
  hostile.map((text) => `/${text}`),
)

test('stays on the site for any text, however often a browser or router decodes it', () => {
  fc.assert(
    fc.property(target, (text) => {
      const result = safeRedirect(text)
      const once = new URL(result, here)
      const twice = new URL(once.href)
      expect(twice.origin).toBe(here)
      expect(new URL(once.pathname, here).origin).toBe(here)
      expect(new URL(decodeURIComponent(once.pathname), here).origin).toBe(here)
      expect(result).toMatch(/^\/(?![/\\])/)
      expect(result).not.toMatch(/[\p{Cc}\\]/u)
    }),
    { numRuns: 20_000 },
  )
})

test('does not change its own result', () => {
  fc.assert(
    fc.property(target, (text) => {
      const result = safeRedirect(text, '/safe')
      expect(safeRedirect(result, '/other')).toBe(result)
    }),
    { numRuns: 20_000 },
  )
})
