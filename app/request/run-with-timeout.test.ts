import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#platform/errors.ts'
import { createLogger } from '#platform/log.ts'
import type { Caller, Operation } from '#platform/operation.ts'
import { callerContext } from './context.ts'
import { runWithTimeout } from './run-with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const contextWith = (DATABASE_TIMEOUT_MS: number) => {
  const context = new RouterContextProvider()
  context.set(callerContext, {
    runtime: { log: createLogger('silent'), env: { DATABASE_TIMEOUT_MS } },
    actor: { kind: 'visitor' },
    requestId: 'one',
  } as unknown as Caller)
  return context
}
const context = contextWith(3_000)

const answering = (work: () => Promise<string>) =>
  Object.assign(work, { operation: 'test', audience: 'visitor' }) as Operation<object, string>

test('returns a result that arrives in time', async () => {
  expect(
    await runWithTimeout(
      context,
      answering(async () => 'here'),
      {},
    ),
  ).toBe('here')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['the database is unavailable', new AppError('unavailable', 'Away')],
  ['the code has a bug', new TypeError('x is undefined')],
])('returns null if %s', async (_, fault) => {
  expect(
    await runWithTimeout(
      context,
      answering(() => Promise.reject(fault)),
      {},
    ),
  ).toBeNull()
})

test('returns null on timeout', async () => {
  const part = runWithTimeout(
    context,
    answering(() => new Promise(() => {})),
    {},
  )
  await vi.advanceTimersByTimeAsync(750)
  expect(await part).toBeNull()
})

test('where queries may take longer, a part may', async () => {
  const late = () => new Promise<string>((resolve) => setTimeout(resolve, 3_000, 'late'))
  const part = runWithTimeout(contextWith(15_000), answering(late), {})
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await part).toBe('late')
})

test('an operation can get a longer timeout', async () => {
  const late = () => new Promise<string>((resolve) => setTimeout(resolve, 2_000, 'late'))
  const part = runWithTimeout(context, answering(late), {}, 3_000)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await part).toBe('late')
})
