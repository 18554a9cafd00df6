import { expect, test } from 'vitest'
import { AppError } from '#platform/errors.ts'
import { NOT_CHOSEN } from '#app/ui/not-chosen.ts'
import { parseForm, formErrors } from './form.ts'

const posted = (body: BodyInit, type?: string) =>
  new Request('http://here.example/', {
    method: 'POST',
    body,
    ...(type ? { headers: { 'content-type': type } } : {}),
  })

test('a form is parsed field by field, and the last value of a repeated field wins', async () => {
  expect(await parseForm(posted(new URLSearchParams('a=1&b=2&a=3')))).toEqual({ a: '3', b: '2' })
  const parts = new FormData()
  parts.append('text', 'שלום')
  parts.append('file', new Blob(['x']), 'x.txt')
  expect(await parseForm(posted(parts))).toEqual({ text: 'שלום' })
})

test('the "not chosen" option is an empty string', async () => {
  const form = new URLSearchParams({ country: NOT_CHOSEN, name: 'Ruth' })
  expect(await parseForm(posted(form))).toEqual({ country: '', name: 'Ruth' })
})

test.each([
  ['JSON', '{}', 'application/json', 415],
  ['plain text', 'a=b', 'text/plain', 415],
  ['no parts', 'zzz', 'multipart/form-data; boundary=x', 400],
  ['no boundary', 'zzz', 'multipart/form-data', 400],
])(
  'a body of %s is refused with a response, not with a server error',
  async (_, body, type, status) => {
    await expect(parseForm(posted(body, type))).rejects.toMatchObject({ init: { status } })
  },
)

test('submitted values are returned, but no secrets', () => {
  const refusal = new AppError('too_many', 'Later.', { retryAfter: 5 })
  const values = { email: 'a@b.example', password: 'p', repeated: 'p', token: 't' }
  const answer = formErrors(refusal, values, 'Otherwise.')
  expect(answer.data.problems).toEqual({
    message: 'Later.',
    fields: {},
    values: { email: 'a@b.example' },
  })
  expect([answer.init?.status, answer.init?.headers]).toEqual([429, { 'Retry-After': '5' }])
})
