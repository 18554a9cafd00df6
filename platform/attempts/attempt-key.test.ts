import { expect, test } from 'vitest'
import { attemptKey } from './attempt-key.ts'

const of = ['noa@here.example', '192.0.2.7']

test('is the same for the same input, and reveals neither kind nor person', () => {
  const key = attemptKey('a secret', 'sign-in', of)
  expect(attemptKey('a secret', 'sign-in', of)).toBe(key)
  expect(key).toMatch(/^[\w-]{43}$/)
})

test('is another for another secret, kind or person, and parts cannot be moved', () => {
  const keys = [
    attemptKey('a secret', 'sign-in', of),
    attemptKey('another', 'sign-in', of),
    attemptKey('a secret', 'sign-up', of),
    attemptKey('a secret', 'sign-in', ['noa@here.example']),
    attemptKey('a secret', 'sign-in', ['noa@here.example","192.0.2.7']),
    attemptKey('a secret', 'sign-in', [of.join()]),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})
