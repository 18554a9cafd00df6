import { expect, test } from 'vitest'
import { createFeatureFlags } from './create-feature-flags.ts'

/** Feature flags over a database that answers each query when the test says so. */
function open() {
  const answers: ((found: Found) => void)[] = []
  const faults: ((error: Error) => void)[] = []
  const switches = createFeatureFlags({
    scope: {
      asVisitor<T>() {
        const { promise, resolve, reject } = Promise.withResolvers<T>()
        answers.push((found) => resolve(found as T))
        faults.push(reject)
        return promise
      },
    },
  })
  return { switches, answers, faults }
}

type Found = {
  features: { name: string; enabled: boolean }[]
  rate: { body: string; updatedAt: Date | null } | undefined
}

const store = (enabled: boolean, body = ''): Found => ({
  features: [{ name: 'store', enabled }],
  rate: { body, updatedAt: new Date('2026-11-20T10:00:00Z') },
})

test('of two queries the later one wins, in whichever order they return', async () => {
  const { switches, answers } = open()
  const asked = [switches.refresh(), switches.refresh()]
  answers[1]!(store(false))
  await asked[1]
  answers[0]!(store(true))
  await asked[0]
  expect([switches.isOn('store'), switches.off()]).toEqual([false, ['store']])
})

test('a failed query keeps the known state, and an earlier result still counts', async () => {
  const { switches, answers, faults } = open()
  const asked = [switches.refresh(), switches.refresh()]
  faults[1]!(new Error('away'))
  await expect(asked[1]).rejects.toThrow('away')
  expect(switches.isOn('store')).toBe(false)
  answers[0]!(store(true))
  await asked[0]
  expect(switches.isOn('store')).toBe(true)
})

test('the rate of the shekel is null until staff sets it', async () => {
  const { switches, answers } = open()
  const first = switches.refresh()
  answers[0]!(store(true))
  await first
  expect(switches.shekels()).toBeNull()
  const second = switches.refresh()
  answers[1]!(store(true, '3.72'))
  await second
  expect(switches.shekels()).toEqual({ rate: 3.72, since: '2026-11-20T10:00:00.000Z' })
})
