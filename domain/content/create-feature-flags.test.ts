import { expect, test } from 'vitest'
import { createFeatureFlags } from './create-feature-flags.ts'

/** Feature flags over a database that answers each query when the test says so. */
function open() {
  const answers: ((rows: { name: string; enabled: boolean }[]) => void)[] = []
  const faults: ((error: Error) => void)[] = []
  const switches = createFeatureFlags({
    scope: {
      asVisitor<T>() {
        const { promise, resolve, reject } = Promise.withResolvers<T>()
        answers.push((rows) => resolve(rows as T))
        faults.push(reject)
        return promise
      },
    },
  })
  return { switches, answers, faults }
}

const store = (enabled: boolean) => [{ name: 'store', enabled }]

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
