import { expect, test } from 'vitest'
import { directionOf, inLanguage, splitLanguage } from './language.ts'

test.each([
  ['/he', 'he', '/'],
  ['/he/', 'he', '/'],
  ['/he/about', 'he', '/about'],
  ['/he?q=a', 'he', '/?q=a'],
  ['/he/_.data', 'he', '/_.data'],
  ['/he/he/about', 'he', '/he/about'],
  ['/he//evil.example', 'he', '//evil.example'],
  ['/', 'en', '/'],
  ['/help', 'en', '/help'],
  ['/he.data', 'en', '/he.data'],
  ['/HE/about', 'en', '/HE/about'],
  ['/%68e/about', 'en', '/%68e/about'],
  ['/fr/about', 'en', '/fr/about'],
  ['/en/about', 'en', '/en/about'],
])('%s is %s of %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path })
})

test('a language that the site does not speak is part of the path', () => {
  expect(splitLanguage('/he/about', ['en'])).toEqual({ language: 'en', path: '/he/about' })
})

test('an address in another language is the same page', () => {
  expect(inLanguage('/about?a=b', 'he')).toBe('/he/about?a=b')
  expect(inLanguage('/he/about', 'en')).toBe('/about')
  expect(inLanguage('/', 'he')).toBe('/he/')
})

test('Hebrew reads from right to left', () => {
  expect([directionOf('en'), directionOf('he')]).toEqual(['ltr', 'rtl'])
})
