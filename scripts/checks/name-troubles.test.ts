import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../start/root.mjs'
import { namePlaywrightTroubles, nameVitestTroubles } from './name-troubles.ts'

const assertion = (fullName: string, status: string) => ({ fullName, status })

test('lists failed tests, not passed or skipped ones', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      {
        name: join(root, 'domain/a.test.ts'),
        status: 'failed',
        assertionResults: [
          assertion('adds', 'passed'),
          assertion('waits', 'skipped'),
          assertion('takes away', 'failed'),
        ],
      },
      { name: join(root, 'domain/b.test.ts'), status: 'failed', assertionResults: [] },
    ],
  }
  expect(nameVitestTroubles(report)).toEqual([
    'failed: domain/a.test.ts: takes away',
    'failed: domain/b.test.ts',
  ])
})

test('lists a nested browser test, and an error outside of tests by its message', () => {
  const spec = (title: string, status: string) => ({
    file: 'a.e2e.ts',
    title,
    tests: [{ status }],
  })
  const report = {
    stats: { expected: 1, unexpected: 1, skipped: 1 },
    errors: [{ message: 'cannot load b.e2e.ts\n  at …' }],
    suites: [
      {
        specs: [spec('leads in', 'expected'), spec('leads out', 'skipped')],
        suites: [{ specs: [spec('leads on', 'unexpected')] }],
      },
    ],
  }
  expect(namePlaywrightTroubles(report)).toEqual([
    'failed: cannot load b.e2e.ts',
    'failed: a.e2e.ts: leads on',
  ])
})
