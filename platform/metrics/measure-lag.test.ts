import { expect, test } from 'vitest'
import { countLags, measureLag } from './measure-lag.ts'
import { writeMetrics } from './metric.ts'

const NAME = 'nodejs_eventloop_lag_seconds'

test('a punctual timer is no lag', () => {
  const lag = countLags()
  for (let at = 0; at < 10_000; at += 50) lag.note(at, at + 50)
  const text = writeMetrics([lag.metric()])
  expect(text).toContain(`# TYPE ${NAME} histogram\n`)
  expect(text).toContain(`${NAME}_sum 0\n`)
  expect(text).toContain(`${NAME}_bucket{le="0.001"} 200\n`)
})

test('one block is one lag of its length, and stays counted for later scrapes', () => {
  const lag = countLags()
  lag.note(0, 350)
  const first = writeMetrics([lag.metric()])
  expect(first).toContain(`${NAME}_bucket{le="0.25"} 0\n`)
  expect(first).toContain(`${NAME}_bucket{le="0.5"} 1\n`)
  expect(first).toContain(`${NAME}_sum 0.3\n`)
  expect(writeMetrics([lag.metric()]), 'the same for a second one who looks').toBe(first)
})

test('the process is measured until stopped', async () => {
  const lag = countLags()
  const measured = measureLag(lag)
  const count = () => Number(/_count (\d+)/.exec(writeMetrics([lag.metric()]))?.[1])
  await expect.poll(count).toBeGreaterThan(1)
  measured.stop()
})
