import { expect, test } from 'vitest'
import {
  countDatabaseTests,
  countPlaywright,
  countRun,
  countVitest,
  inWords,
  sum,
} from './count.ts'

const report = {
  numPassedTests: 4,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [{ fullName: 'adds', status: 'failed' }],
    },
    {
      name: 'b.db.test.ts',
      status: 'passed',
      assertionResults: [{ fullName: 'counts', status: 'passed' }],
    },
    { name: 'c.test.ts', status: 'failed', assertionResults: [] },
  ],
}

test('a file that cannot be loaded is a failure', () => {
  expect(countVitest(report)).toEqual({ passed: 4, failed: 2, skipped: 3 })
})

test('database tests are recognized by the file name', () => {
  expect(countDatabaseTests(report)).toBe(1)
})

test('an error outside of tests is a failure', () => {
  const stats = { expected: 5, unexpected: 1, skipped: 0 }
  expect(countPlaywright({ stats, errors: [{ message: 'broken' }] })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 0,
  })
})

test('a run that failed without saying where is a failure', () => {
  expect(countRun(false, { passed: 5, failed: 0, skipped: 1 }).failed).toBe(1)
  expect(countRun(false, { passed: 5, failed: 2, skipped: 1 }).failed).toBe(2)
  expect(countRun(false, null)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countRun(true, { passed: 5, failed: 0, skipped: 1 }).failed).toBe(0)
})

test('the last line is plain text', () => {
  const counts = sum([
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 1, failed: 1, skipped: 0 },
  ])
  expect(inWords(counts)).toBe('3 passed, 1 failed')
  expect(inWords({ ...counts, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped')
})
