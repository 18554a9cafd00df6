import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { describeFailure } from './describe-failure.ts'

test.each([
  [404, 'not-found'],
  [401, 'signed-out'],
  [403, 'forbidden'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
  [500, 'unexpected'],
  [405, 'unexpected'],
] as const)('an answer of %i is %s', (status, kind) => {
  expect(describeFailure(new ErrorResponse(status, 'Words', null)).kind).toBe(kind)
})

test('an AppError is described by its message, any other response by its status', () => {
  const refusal = new ErrorResponse(409, 'Conflict', { code: 'conflict', message: 'Sold out.' })
  expect(describeFailure(refusal).detail).toBe('Sold out.')
  expect(describeFailure(new ErrorResponse(405, 'Method Not Allowed', {})).detail).toBe(
    '405 Method Not Allowed',
  )
})

test.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Failed to fetch dynamically imported module: /assets/x.js',
])('a failed request means unavailable: %s', (message) => {
  expect(describeFailure(new TypeError(message)).kind).toBe('unavailable')
})

test('anything else is unexpected, with its message if it has one', () => {
  const broken = new TypeError('x is not a function')
  expect(describeFailure(broken)).toEqual({ kind: 'unexpected', detail: 'x is not a function' })
  expect(describeFailure('thrown')).toEqual({ kind: 'unexpected', detail: '' })
})

test('the router’s generic message for a server error is not shown', () => {
  expect(describeFailure(new Error('Unexpected Server Error'))).toEqual({
    kind: 'unexpected',
    detail: '',
  })
})
