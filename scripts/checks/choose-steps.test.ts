import { expect, test } from 'vitest'
import { chooseSteps } from './choose-steps.ts'

const all = ['generate', 'format', 'build', 'unit', 'database', 'e2e'] as const

test.each([
  [[], [...all], []],
  [['unit'], ['generate', 'unit'], []],
  [['e2e'], ['generate', 'build', 'e2e'], []],
  [['platform/env.test.ts'], ['generate', 'unit'], ['platform/env.test.ts']],
  [['a.db.test.ts'], ['generate', 'database'], ['a.db.test.ts']],
  [['domain/support'], ['generate', 'unit', 'database'], ['domain/support']],
  [
    ['test/requests/a.db.test.ts'],
    ['generate', 'build', 'database'],
    ['test/requests/a.db.test.ts'],
  ],
  [['sign-in.e2e.ts', 'format'], ['generate', 'format', 'build', 'e2e'], ['sign-in.e2e.ts']],
])('%j', (words, names, paths) => {
  expect(chooseSteps(words, all)).toEqual({ names, paths })
})
