import { relative } from 'node:path'
import { root } from '../start/root.mjs'
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './count.ts'

/**
 * The tests of a Vitest report that failed, a line each: a run's last lines are all that some logs
 * keep. A file that could not be loaded is named by itself.
 */
export function nameVitestTroubles({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    const troubles = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => line(`${file}: ${test.fullName}`))
    return troubles.length === 0 && status === 'failed' ? [line(file)] : troubles
  })
}

/** The same of a Playwright report. What broke outside of any test is named by its message. */
export function namePlaywrightTroubles({ suites, errors }: PlaywrightReport): string[] {
  return [
    ...errors.map(({ message }) => line(message?.split('\n')[0] ?? 'outside of any test')),
    ...suites.flatMap(nameSuite),
  ]
}

function nameSuite({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'unexpected').map(() => line(`${file}: ${title}`)),
  )
  return [...own, ...suites.flatMap(nameSuite)]
}

function line(what: string): string {
  return `failed: ${what}`
}
