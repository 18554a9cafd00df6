import { expect, test } from 'vitest'
import { createLogger } from './log.ts'
import { reportError } from './report-error.ts'

const secret = /noa|hunter2|tok-?en-?of-?noa|203\.0\.113|olive/i

/** Like the driver's errors: fields on the error. */
function faultOfDatabase(message: string, code: string, more: Record<string, string>): Error {
  return Object.assign(new Error(message), { severity: 'ERROR', code, ...more })
}

const duplicate = faultOfDatabase(
  'duplicate key value violates unique constraint "users_email_key"',
  '23505',
  {
    detail: 'Key (email)=(noa@here.example) already exists.',
    constraint: 'users_email_key',
    where: 'unnamed portal with parameters: $1 = noa',
  },
)

test('reports which constraint was violated, without the values', () => {
  expect(reportError(duplicate)).toMatchObject({
    type: 'Error',
    code: '23505',
    constraint: 'users_email_key',
    message: 'duplicate key value violates unique constraint "users_email_key"',
    stack: expect.stringContaining('report-error.test.ts'),
  })
  expect(JSON.stringify(reportError(duplicate))).not.toMatch(secret)
})

test.each([
  [
    'input that a database could not read',
    faultOfDatabase('invalid input syntax for type uuid: "noa\nolive"', '22P02', {}),
  ],
  ['an address in the words', new Error('550 <noa@here.example> unknown')],
  [
    'an address with a token',
    new Error('GET https://here.example/auth?view=verify&token=token-of-noa failed'),
  ],
  ['an address with a password', new Error('no answer from smtp://noa:hunter2@mail.here.example')],
  ['what lies below', new Error('not sent', { cause: duplicate })],
  ['all of several', new AggregateError([duplicate, new Error('to noa@here.example')], 'several')],
  [
    'what a library hangs onto it',
    Object.assign(new Error('refused'), {
      raw: { body: 'olive' },
      headers: { cookie: 'tokenofnoa' },
    }),
  ],
  ['what is no error', { data: 'olive', status: 500 }],
  ['a text', 'mail to noa%40here.example'],
])('leaves out %s', (_what, fault) => {
  const told = JSON.stringify(reportError(fault))
  expect(told).not.toMatch(secret)
  expect(told.length).toBeGreaterThan(5)
})

test('the log does so automatically, in paths too', () => {
  const lines: string[] = []
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) })
  log.error({ err: duplicate, path: '/noa@here.example' }, 'failed')
  log.info({ path: '/reset/noa%40here.example?token=token-of-noa', email: 'x' }, 'answered')
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).not.toMatch(secret)
  expect(JSON.parse(lines[0]!)).toMatchObject({ path: '/[address]', err: { code: '23505' } })
})
