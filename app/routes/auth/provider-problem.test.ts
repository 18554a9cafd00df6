import { expect, test } from 'vitest'
import { problemOf, sayProblem } from './provider-problem.ts'

test.each([
  ['access_denied', /^Failed to sign in with Google\.\.\. It was declined there/],
  ['unauthorized_client', /configuration issue/],
  ['redirect_uri_mismatch', /redirect URL/],
  ['invalid_scope', /scope issue/],
  ['email_not_found', /didn't share an email address with us/],
  ['temporarily_unavailable', /^Failed to sign in with Google\.\.\.$/],
  ['constructor', /^Failed to sign in with Google\.\.\.$/],
  ['state_mismatch', /^Authentication failed\. Please try again\.$/],
  ['invalid_code', /^Authentication failed\. Please try again\.$/],
  ['unable_to_get_user_info', /^Failed to complete authentication\. Please try again\.$/],
  ['internal', /^Failed to complete authentication\. Please try again\.$/],
])('%s has a message', (reason, sentence) => {
  expect(sayProblem(problemOf(reason), 'google')).toMatch(sentence)
})

test('unknown codes produce no message', () => {
  expect(sayProblem('Your account was hacked', 'google')).toBeNull()
  expect(sayProblem('failed', 'evil.example')).toBeNull()
  expect(sayProblem('toString', 'google')).toBeNull()
  expect(sayProblem('failed', 'toString')).toBeNull()
})

test('reports a login URL that could not be created', () => {
  expect(sayProblem('no-url', 'twitter')).toBe('Failed to generate login URL for Twitter')
})
