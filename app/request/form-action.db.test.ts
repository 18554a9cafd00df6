import { randomUUID } from 'node:crypto'
import { RouterContextProvider, type data } from 'react-router'
import { expect, test } from 'vitest'
import { guest, startTestApp } from '#test/app/create-test-app.ts'
import { AppError } from '#platform/errors.ts'
import { callerContext, requestInfoContext, runtimeContext } from './context.ts'
import { currentAction } from './current-action.ts'
import { decodeFlash } from './flash.ts'
import { formAction } from './form-action.ts'
import { keyedBy, keyedByContent } from './form-key.ts'

const app = startTestApp({ env: { LIMITS: 'usual' } })

type Answer = {
  status: number
  headers: Headers
  location: string | null
  said: string | undefined
  body: { problems?: unknown; current?: unknown; typed?: unknown }
}

const person = guest()

/** Posts to the action, on a page whose handle says “It failed.” */
async function post(
  action: ReturnType<typeof formAction>,
  body: BodyInit,
  params: Record<string, string> = {},
): Promise<Answer> {
  const context = new RouterContextProvider()
  context.set(runtimeContext, app.runtime)
  context.set(callerContext, { ...app.caller(person), actor: person })
  context.set(requestInfoContext, { id: 'x', address: '192.0.2.7' } as never)
  const url = new URL('http://here.example/page?view=2')
  const request = new Request(url, { method: 'POST', body })
  const handle = { failed: () => 'It failed.' }
  const answer = (await currentAction.run({ request, context, handle }, () =>
    action({ request, url, context, params, pattern: '/page' }),
  )) as Response | ReturnType<typeof data<Answer['body']>>
  if (!(answer instanceof Response)) {
    const headers = new Headers(answer.init?.headers)
    const status = answer.init?.status ?? 200
    return { status, headers, location: null, said: undefined, body: answer.data }
  }
  const [, flash = ''] = /flash=([^;]*)/.exec(answer.headers.get('Set-Cookie') ?? '') ?? []
  const { status, headers } = answer
  const said = decodeFlash(flash)?.text
  return { status, headers, location: headers.get('Location'), said, body: {} }
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields)

/** A page with two buttons; the second throws the error code in its field `why`. */
const page = formAction({
  open: ({ params }) => ({ item: params['id'] ?? 'none' }),
  intents: {
    hide: ({ item }) => `${item} is hidden.`,
    show({ values }) {
      throw new AppError((values['why'] ?? 'conflict') as 'conflict', values['words'] ?? '', {
        fields: { reason: 'Say more.' },
        retryAfter: 7,
      })
    },
  },
  to: ({ item }) => `/items/${item}`,
  current: async ({ item }) => ({ title: `${item} as stored`, version: '2' }),
})

test('the submit button selects the intent, and its message is shown after the redirect', async () => {
  expect(await post(page, form({ intent: 'hide' }), { id: 'one' })).toMatchObject({
    status: 302,
    location: '/items/one',
    said: 'one is hidden.',
  })
})

test('the intent field of pages opened before the rename still works', async () => {
  expect((await post(page, form({ deed: 'hide' }))).said).toBe('none is hidden.')
  const both = await post(page, form({ deed: 'show', intent: 'hide' }))
  expect(both.said, 'the new name counts').toBe('none is hidden.')
})

test.each(['', 'burn', 'toString', '__proto__'])(
  'the unknown intent “%s” does nothing',
  async (intent) => {
    const plain = await post(page, form({ intent }))
    expect(plain.status).toBe(400)
    expect(plain.body.problems).toMatchObject({ message: 'It failed.' })
    const worded = formAction({ intents: {}, unknown: () => 'Press a button.' })
    const answer = await post(worded, form({ intent }))
    expect(answer.status).toBe(422)
    expect(answer.body.problems).toMatchObject({ message: 'Press a button.' })
  },
)

test('a refused form returns its errors and values, but no secrets', async () => {
  const typed = { intent: 'show', why: 'bad_input', title: 'Ours', password: 'p', token: 't' }
  const { status, body } = await post(page, form(typed))
  expect(status).toBe(422)
  expect(body.problems).toEqual({
    message: 'It failed.',
    fields: { reason: 'Say more.' },
    values: { intent: 'show', why: 'bad_input', title: 'Ours' },
  })
  expect(body.current).toBeNull()
})

test('a conflict returns the current stored values, if someone else has saved them', async () => {
  const submitted = (version: string) => form({ intent: 'show', words: 'Too late.', version })
  const other = await post(page, submitted('2'), { id: 'one' })
  expect(other).toMatchObject({ status: 409, body: { current: null } })
  const answer = await post(page, submitted('1'), { id: 'one' })
  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({
    problems: { message: 'Too late.' },
    current: { title: 'one as stored' },
  })
})

test.each([
  ['is gone', new AppError('not_found', 'Gone.')],
  ['cannot be read', new Error('broken')],
])('a conflict stays a conflict if the stored value %s', async (_, error) => {
  const action = formAction({
    run(): never {
      throw new AppError('conflict', 'Too late.')
    },
    current: () => Promise.reject(error),
  })
  expect(await post(action, form({}))).toMatchObject({ status: 409, body: { current: null } })
})

test('the rate limit is counted first, and its error says when to retry', async () => {
  let done = 0
  const action = formAction({ limit: 'message', run: () => `${(done += 1)}`, to: '/' })
  let answer = await post(action, form({ text: 'Shalom' }))
  while (answer.status === 302 && done < 100) {
    // oxlint-disable-next-line no-await-in-loop
    answer = await post(action, form({ text: 'Shalom' }))
  }
  expect(done).toBe(20)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(answer.body.problems).toMatchObject({ values: { text: 'Shalom' } })
})

test('an unexpected error shows the form’s own message, and a thrown response is passed through', async () => {
  const broken = formAction({
    run(): never {
      throw new Error('a bug')
    },
  })
  const answer = await post(broken, form({ title: 'Ours' }))
  expect(answer.status).toBe(500)
  expect(answer.body.problems).toEqual({
    message: 'It failed.',
    fields: {},
    values: { title: 'Ours' },
  })
  const own = formAction({
    failed: ({ url }) => `No ${url.searchParams.get('view')}.`,
    run(): never {
      throw new AppError('failed', '')
    },
  })
  expect((await post(own, form({}))).body.problems).toMatchObject({ message: 'No 2.' })
  const away = formAction({
    run(): never {
      throw Response.json(null, { status: 404 })
    },
  })
  await expect(post(away, form({}))).rejects.toMatchObject({ status: 404 })
})

test('an error before the form is read is thrown, and so is one that leaves no form to show', async () => {
  const closed = formAction({
    open() {
      throw Response.json(null, { status: 404 })
    },
    run: () => 'never',
  })
  await expect(post(closed, '{}')).rejects.toMatchObject({ status: 404 })
  const answer = post(page, form({ intent: 'show', why: 'not_found' }))
  await expect(answer).rejects.toMatchObject({ init: { status: 404 } })
})

test('an error can be reworded for the form, with input that values cannot hold', async () => {
  const action = formAction({
    run(): never {
      throw new AppError('bad_input', '', { fields: { 'content.title': 'Missing.' } })
    },
    reword: ({ code, fields }) =>
      new AppError(code, 'Look:', { fields: { title: fields!['content.title']! } }),
    typed: (posted) => posted.form.getAll('tick'),
  })
  const { body } = await post(action, new URLSearchParams('tick=a&tick=b'))
  expect(body).toMatchObject({
    problems: { message: 'Look:', fields: { title: 'Missing.' } },
    typed: ['a', 'b'],
  })
})

test('a form key identifies a repeated submission; combined with the content, a corrected form is a new one', () => {
  const caller = { ...app.caller(person), actor: person }
  const id = randomUUID()
  expect(keyedBy(caller, id).key).toBe(id)
  expect(keyedBy(caller, 'no id').key).toBeUndefined()
  const values = { formKey: id, amount: '18' }
  const { key } = keyedByContent(caller, values)
  expect(values).toEqual({ amount: '18' })
  expect(keyedByContent(caller, { formKey: id, amount: '18' }).key).toBe(key)
  expect(keyedByContent(caller, { formKey: id, amount: '36' }).key).not.toBe(key)
})
