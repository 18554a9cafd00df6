import { expect, test } from 'vitest'
import { AppError } from './errors.ts'
import { createWorkQueue } from './create-work-queue.ts'

const refusal = () => new AppError('too_many', 'Too many.', { retryAfter: 5 })

test('a number of tasks run, a number wait, the others are refused; each finished one starts the next', async () => {
  const turn = createWorkQueue({ running: 2, waiting: 3, refusal })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) => () => {
    begun.push(number)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const all = [0, 1, 2, 3, 4].map((number) => turn(work(number)))
  await expect(turn(work(5))).rejects.toMatchObject({ code: 'too_many', retryAfter: 5 })
  expect(begun).toEqual([0, 1])
  for (let ended = 0; ended < 5; ended += 1) {
    ends[ended]?.()
    await all[ended]
    expect(begun).toEqual([0, 1, 2, 3, 4].slice(0, ended + 3))
  }
})

test('a task that waited too long is refused, and the others move up', async () => {
  const turn = createWorkQueue({ running: 1, waiting: 5, waitMs: 30, refusal })
  const first = Promise.withResolvers<string>()
  const running = turn(() => first.promise)
  const tired = turn(async () => 'never')
  await expect(tired).rejects.toMatchObject({ code: 'too_many' })
  const patient = turn(async () => 'in time')
  first.resolve('first')
  expect(await Promise.all([running, patient])).toEqual(['first', 'in time'])
  expect(await turn(async () => 'free')).toBe('free')
})

test('failed work frees its turn', async () => {
  const turn = createWorkQueue({ running: 1, waiting: 1, refusal })
  const failed = turn(() => Promise.reject(new Error('broken')))
  const next = turn(async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  await expect(next).resolves.toBe('done')
  await expect(turn(async () => 'again')).resolves.toBe('again')
})

test('one requester never runs in all turns, and others overtake its waiting tasks', async () => {
  const turn = createWorkQueue({ running: 3, ofOne: 2, waiting: 9, refusal })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const all = ['a', 'a', 'a', 'a', 'b', 'c'].map((who, index) =>
    turn(() => {
      begun.push(`${who}${index}`)
      return new Promise<void>((resolve) => ends.push(resolve))
    }, who),
  )
  expect(begun).toEqual(['a0', 'a1', 'b4'])
  ends[2]?.()
  await all[4]
  expect(begun, 'the next of another').toEqual(['a0', 'a1', 'b4', 'c5'])
  ends[0]?.()
  await all[0]
  expect(begun, 'then their own again').toEqual(['a0', 'a1', 'b4', 'c5', 'a2'])
  for (const end of ends) end()
  await all[2]
  ends.at(-1)?.()
  await Promise.all(all)
})

test('work that finds its database down refuses all waiting tasks, unless others succeeded recently', async () => {
  const away = () => Promise.reject(new AppError('unavailable', 'Away.'))
  const rush = (stalledMs: number) => {
    const turn = createWorkQueue({ running: 1, waiting: 9, stalledMs, refusal })
    const works = [async () => 'served', away, async () => 'served', async () => 'served']
    return Promise.allSettled(works.map((work) => turn(work)))
  }
  const codes = (all: PromiseSettledResult<string>[]) =>
    all.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as AppError).code))
  expect(codes(await rush(60_000))).toEqual(['served', 'unavailable', 'served', 'served'])
  expect(codes(await rush(-1))).toEqual(['served', 'unavailable', 'too_many', 'too_many'])
})

test('a requester’s next task can be chosen, and other requesters wait no longer', async () => {
  const turn = createWorkQueue({ running: 1, waiting: 9, pick: (count) => count - 1, refusal })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const all = ['a', 'a', 'b', 'a'].map((who, index) =>
    turn(() => {
      begun.push(`${who}${index}`)
      return new Promise<void>((resolve) => ends.push(resolve))
    }, who),
  )
  for (const [ended, index] of [0, 3, 2, 1].entries()) {
    ends[ended]?.()
    await all[index]
  }
  expect(begun).toEqual(['a0', 'a3', 'b2', 'a1'])
})
