import { relative } from 'node:path'
import { root } from '../start/root.mjs'
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './count.ts'

/**
 * Lists the failed tests of a Vitest report, one per line, because some logs keep only the last lines. A file that could not be
 * loaded has its own line.
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

/** Lists the failed tests of a Playwright report. An error outside of tests is listed by its message. */
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
