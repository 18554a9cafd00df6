import { expect, test } from 'vitest'
import { scryptSync } from 'node:crypto'
import { boundHashing } from './bounded-hashing.ts'

test('a full queue rejects requests instead of growing', async () => {
  const waiting = Promise.withResolvers<string>()
  const { hash } = boundHashing({ hash: () => waiting.promise, verify: async () => true }, 1)
  const results = Array.from({ length: 70 }, () => hash('a password'))
  // One runs, 64 wait.
  const refused = await Promise.allSettled(results.slice(65))
  for (const one of refused) {
    expect(one).toMatchObject({ reason: { code: 'too_many', retryAfter: 5 } })
  }
  waiting.resolve('hashed')
  expect(await Promise.all(results.slice(0, 65))).toEqual(
    Array.from({ length: 65 }, () => 'hashed'),
  )
  await expect(hash('afterwards')).resolves.toBe('hashed')
})

test('passwords are hashed with scrypt at full cost', async () => {
  const { hash, verify } = boundHashing()
  const kept = await hash('a password')
  const [salt = '', key] = kept.split(':')
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
  expect(scryptSync('a password', salt, 64, cost).toString('hex')).toBe(key)
  expect(await verify({ hash: kept, password: 'a password' })).toBe(true)
  expect(await verify({ hash: kept, password: 'another' })).toBe(false)
})
