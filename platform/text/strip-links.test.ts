import { expect, test } from 'vitest'
import { stripLinks } from './strip-links.ts'

test.each([
  ['Ruth Abelson', 'Ruth Abelson'],
  ['12 St. James St., Apt. 4', '12 St. James St., Apt. 4'],
  ['J. R. Cohen-Levi', 'J. R. Cohen-Levi'],
  ['You won: https://evil.example/a?b Claim', 'You won: Claim'],
  ['Go to evil.example/now today', 'Go to today'],
  ['www.evil.example', ''],
  ['Write to me@evil.example', 'Write to'],
  ['EVIL.COM', ''],
  ['кликни.рф сюда', 'сюда'],
  ['רות אבלסון', 'רות אבלסון'],
])('%j becomes %j', (typed, repeated) => {
  expect(stripLinks(typed)).toBe(repeated)
})

test('has an end', () => {
  expect(stripLinks('x'.repeat(500))).toHaveLength(80)
})
