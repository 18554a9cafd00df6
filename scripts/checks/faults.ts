import { rmSync } from 'node:fs'
import { keepFigures } from '../../bench/figures/keep-figures.ts'
import { writePage } from '../../bench/figures/write-page.ts'
import { MEASUREMENTS } from '../../bench/measurements.ts'
import { findOrInstallBrowser } from '../find-browser.mjs'
import { findOrInstallPostgres } from '../find-postgres.mjs'
import {
  countPlaywright,
  countRun,
  countVitest,
  readReport,
  type PlaywrightReport,
  type VitestReport,
} from './count.ts'
import { runProgram } from './run-program.ts'
import { usedSeconds } from './used-seconds.ts'

/**
 * `npm run faults [-- NAME]`: runs the fault tests on the built product, one after the other; all, or the files whose names contain
 * NAME. Measurements go to `docs/figures.md`, and those of a whole run also the counts, the time and the CPU seconds.
 */
if (findOrInstallPostgres() === null) {
  console.error('Most fault tests need a PostgreSQL server (15 or newer), and none was found.')
  process.exit(1)
}
const VITEST = 'test-results/faults.json'
const PLAYWRIGHT = 'test-results/faults-e2e.json'
const named = process.argv.slice(2)
for (const report of [VITEST, PLAYWRIGHT]) rmSync(report, { force: true })

const whole = startMeasuring()
const faults = await runProgram(
  'node_modules/vitest/vitest.mjs',
  [
    'run',
    '--project',
    'faults',
    '--passWithNoTests',
    '--reporter=verbose',
    '--reporter=json',
    `--outputFile.json=${VITEST}`,
    ...named,
  ],
  { aloud: true },
)
const browser = findOrInstallBrowser()
const e2e = await runProgram(
  'node_modules/@playwright/test/cli.js',
  ['test', '--reporter=list,json', '--pass-with-no-tests', ...named],
  {
    aloud: true,
    env: {
      FAULTS: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT,
      ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
    },
  },
)
const ok = faults.ok && e2e.ok
if (named.length === 0) keepCounts()
writePage(MEASUREMENTS)
process.exitCode = ok ? 0 : 1

function keepCounts(): void {
  const vitest = readReport<VitestReport>(VITEST)
  const playwright = readReport<PlaywrightReport>(PLAYWRIGHT)
  const processes = countRun(faults.ok, vitest && countVitest(vitest))
  const pages = countRun(e2e.ok, playwright && countPlaywright(playwright))
  const { minutes, seconds } = whole()
  keepFigures({
    name: 'fault-all',
    title: 'All fault tests',
    how: 'Crashes, full disks, lost connections and floods on the built product; the first row whole processes, the second pages in a browser. Tests that need what the machine lacks, such as a server for files, are skipped.',
    command: 'npm run faults',
    tables: [
      { processes, browser: pages },
      { 'the whole run': { minutes: Math.round(minutes), 'CPU s': Math.round(seconds) } },
    ],
    promises: [
      {
        what: 'fault tests that failed',
        measured: processes.failed + pages.failed,
        bound: { most: 0 },
      },
    ],
  })
}

function startMeasuring(): () => { minutes: number; seconds: number } {
  const started = performance.now()
  const before = usedSeconds()
  return () => ({
    minutes: (performance.now() - started) / 60_000,
    seconds: usedSeconds() - before,
  })
}
