import { expect, test } from 'vitest'
import { boundHashing } from './bounded-hashing.ts'

test('a queue that is full turns people away instead of growing', async () => {
  const { hash } = boundHashing(1)
  const results = await Promise.allSettled(Array.from({ length: 70 }, () => hash('a password')))
  const refused = results.filter(({ status }) => status === 'rejected')
  // One runs, 64 wait.
  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({ reason: { code: 'too_many', retryAfter: 5 } })
  await expect(hash('afterwards')).resolves.toMatch(/:/)
})
