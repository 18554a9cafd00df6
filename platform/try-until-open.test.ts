import { expect, test } from 'vitest'
import { AppError } from './errors.ts'
import { tryUntilOpen } from './try-until-open.ts'

const away = () =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })

function failing(...faults: Error[]) {
  const said: string[] = []
  const run = async () => {
    const fault = faults.shift()
    if (fault) throw fault
    return 'open'
  }
  return {
    said,
    run: () => tryUntilOpen('migrate it', run, { say: (one) => said.push(one), waits: [0, 0] }),
  }
}

test('retries while the database is down or busy, and logs what it waits for', async () => {
  const busy = new AppError('unavailable', 'This could not be loaded right now.', {
    cause: new Error('Query read timeout'),
  })
  const { said, run } = failing(away(), busy)
  expect(await run()).toBe('open')
  expect(said).toEqual([
    'Waiting for the database, to migrate it: connect ECONNREFUSED 127.0.0.1:5432. Trying again in 0 s.',
    'Waiting for the database, to migrate it: Query read timeout. Trying again in 0 s.',
  ])
})

test('gives up after the last retry, and at once on a permanent error', async () => {
  await expect(failing(away(), away(), away()).run()).rejects.toThrow('ECONNREFUSED')
  const wrong = failing(new Error('password authentication failed for user "f4i"'))
  await expect(wrong.run()).rejects.toThrow('password authentication failed')
  expect(wrong.said).toEqual([])
})
