import { expect, test } from 'vitest'
import { chooseSteps } from './choose-steps.ts'

const all = ['generate', 'format', 'build', 'unit', 'database', 'journeys'] as const

test.each([
  [[], [...all], []],
  [['unit'], ['generate', 'unit'], []],
  [['journeys'], ['build', 'journeys'], []],
  [['platform/env.test.ts'], ['generate', 'unit'], ['platform/env.test.ts']],
  [['a.db.test.ts'], ['generate', 'database'], ['a.db.test.ts']],
  [['sign-in.journey.ts', 'format'], ['format', 'build', 'journeys'], ['sign-in.journey.ts']],
])('%j', (words, names, paths) => {
  expect(chooseSteps(words, all)).toEqual({ names, paths })
})
