import { existsSync, readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number; skipped: number }

/** Sums the counts of several steps. */
export function sum(all: Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of all) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

/** The counts of a run's report. A failed run counts at least one failure, even if its report has none or is missing. */
export function countRun(isOk: boolean, reported: Counts | null): Counts {
  const counts = reported ?? sum([])
  return !isOk && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** Formats counts: `3 passed, 0 failed`, and skipped ones if any. */
export function inWords({ passed, failed, skipped }: Counts): string {
  const words = [`${passed} passed`, `${failed} failed`]
  if (skipped > 0) words.push(`${skipped} skipped`)
  return words.join(', ')
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** Counts a Vitest report. A file that failed without a failing test (it could not be loaded) counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Counts the database tests in a Vitest report. */
export function countDatabaseTests(report: VitestReport): number {
  const files = report.testResults.filter(({ name }) => name.includes('.db.test.'))
  return files.reduce((count, file) => count + file.assertionResults.length, 0)
}

type PlaywrightSuite = {
  specs?: { file: string; title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

/** Counts a Playwright report. An error outside of tests (a file that could not be loaded) counts as failed. */
export function countPlaywright({
  stats,
  errors,
}: Pick<PlaywrightReport, 'stats' | 'errors'>): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** Reads a reporter's JSON file; null if the run ended before writing it. */
export function readReport<Report>(path: string): Report | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null
}

export type { PlaywrightReport, PlaywrightSuite, VitestReport }
