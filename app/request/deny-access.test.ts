import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#platform/errors.ts'
import type { AppRuntime } from '#platform/app-runtime.ts'
import { command, query, type Caller } from '#platform/operation.ts'
import { denyAccess } from './deny-access.ts'
import { callerContext } from './context.ts'
import { tryOperation, callerOf, runOperation } from './run-operation.ts'

const never = () => Promise.reject(new Error('reached the rows'))
const runtime = {
  clock: { now: () => new Date() },
  scope: { asVisitor: never, as: never, reading: never, asStaff: never },
} as unknown as AppRuntime

const anyRead = query({ name: 'test.read', for: 'visitor', input: z.object({}), run: never })
const ownRead = query({ name: 'test.own', for: 'member', input: z.object({}), run: never })
const write = command({ name: 'test.write', for: 'member', input: z.object({}), run: never })

const page = 'http://here.example/partner-dashboard/posts?page=2'

test('behind a failed guard every operation throws the guard’s error', async () => {
  const context = new RouterContextProvider()
  const actor: Caller['actor'] = { kind: 'member', userId: '00000000-0000-7000-8000-000000000001' }
  context.set(callerContext, { runtime, actor, requestId: 'test' })
  await expect(runOperation(context, ownRead, {})).rejects.toThrow('reached the rows')

  denyAccess(new Request(page), context, new AppError('forbidden', 'Not now.'))
  const refused = { data: { code: 'forbidden', message: 'Not now.' }, init: { status: 403 } }
  for (const operation of [anyRead, ownRead]) {
    await expect(runOperation(context, operation, {})).rejects.toMatchObject(refused)
  }
  await expect(tryOperation(() => write(callerOf(context), {}))).rejects.toMatchObject(refused)
})

test('a form posted to a failed guard is refused, not redirected, so that its content is kept', () => {
  const context = new RouterContextProvider()
  context.set(callerContext, { runtime, actor: { kind: 'visitor' }, requestId: 'test' })
  const sent = new Request(page, { method: 'POST', body: 'anything' })
  expect(() => denyAccess(sent, context, new AppError('not_signed_in', 'Please sign in.'))).toThrow(
    expect.objectContaining({ init: expect.objectContaining({ status: 401 }) }),
  )
})

test('a data request that skips the guard is refused immediately', () => {
  const shut = (address: string) => {
    const context = new RouterContextProvider()
    context.set(callerContext, { runtime, actor: { kind: 'visitor' }, requestId: 'test' })
    denyAccess(new Request(address), context, new AppError('not_signed_in', 'Please sign in.'))
  }
  const data = 'http://here.example/partner-dashboard/posts/new.data'
  expect(() => shut(`${data}?_routes=routes/partner/new-post`)).toThrow(
    expect.objectContaining({ init: expect.objectContaining({ status: 401 }) }),
  )
  for (const asked of ['', '?_routes=shell/guards/prompt-sign-in,routes/partner/new-post']) {
    expect(() => shut(data + asked)).not.toThrow()
  }
})
