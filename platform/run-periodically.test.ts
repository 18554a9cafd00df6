import { expect, test } from 'vitest'
import { createLogger } from './log.ts'
import { runPeriodically } from './run-periodically.ts'

const often = { name: 'test', firstMs: 0, everyMs: 1, log: createLogger('silent') }

test('runs repeatedly, also after a failure, and never twice at once', async () => {
  let runs = 0
  let atOnce = 0
  let most = 0
  await new Promise<void>((resolve) => {
    const repeated = runPeriodically(async () => {
      most = Math.max(most, ++atOnce)
      await Promise.resolve()
      atOnce -= 1
      if (++runs === 3) resolve(repeated.stop())
      throw new Error('as it happens')
    }, often)
  })
  expect(most).toBe(1)
})

test('after stopping it waits for the current run and starts no other', async () => {
  let runs = 0
  let finish = () => {}
  const begun = new Promise<void>((begin) => {
    const work = async () => {
      runs += 1
      begin()
      await new Promise<void>((resolve) => (finish = resolve))
    }
    const { stop } = runPeriodically(work, often)
    stopIt = stop
  })
  await begun
  let isOver = false
  const over = stopIt().then(() => (isOver = true))
  await Promise.resolve()
  expect(isOver).toBe(false)
  finish()
  await over
  expect(runs).toBe(1)
})

let stopIt: () => Promise<void>
