import { expect, test } from 'vitest'
import { AppError } from './errors.ts'
import { takeTurnsByKey } from './take-turns-by-key.ts'

const open = (waiting: number, waitingOfAll = 100) =>
  takeTurnsByKey({
    running: 1,
    waiting,
    waitingOfAll,
    waitMs: 60_000,
    refusal: () => new AppError('unavailable', ''),
  })

test('the same key waits in order of arrival, another key does not wait', async () => {
  const turn = open(10)
  const first = Promise.withResolvers<void>()
  const done: string[] = []
  const work =
    (name: string, until: Promise<void> = Promise.resolve()) =>
    async () => {
      await until
      done.push(name)
    }
  const all = [
    turn('one', work('first', first.promise)),
    turn('one', work('second')),
    turn('one', work('third')),
  ]
  await turn('other', work('elsewhere'))
  expect(done).toEqual(['elsewhere'])
  first.resolve()
  await Promise.all(all)
  expect(done).toEqual(['elsewhere', 'first', 'second', 'third'])
})

test('each queue has its own limit, and a failure starts the next', async () => {
  const turn = open(1)
  const first = Promise.withResolvers<void>()
  const failing = turn('one', () => first.promise)
  const waiting = turn('one', () => Promise.resolve('done'))
  await expect(turn('one', () => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' })
  expect(await turn('other', () => Promise.resolve('free'))).toBe('free')
  first.reject(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  expect(await waiting).toBe('done')
})

test('all queues together have a limit, which refuses nobody who need not wait', async () => {
  const turn = open(10, 2)
  const held = Promise.withResolvers<void>()
  const hold = (key: string) => turn(key, () => held.promise)
  const crowd = [hold('one'), hold('one'), hold('two'), hold('two')]
  await expect(hold('one')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(hold('two')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await turn('three', () => Promise.resolve('free'))).toBe('free')
  held.resolve()
  await Promise.all(crowd)
  const again = [1, 2, 3].map((n) => turn('one', () => Promise.resolve(n)))
  expect(await Promise.all(again), 'those who have left are not counted').toEqual([1, 2, 3])
})
