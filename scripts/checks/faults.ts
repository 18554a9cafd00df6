import { writePage } from '../../bench/figures/write-page.ts'
import { MEASUREMENTS } from '../../bench/measurements.ts'
import { findOrInstallBrowser } from '../find-browser.mjs'
import { findOrInstallPostgres } from '../find-postgres.mjs'
import { runProgram } from './run-program.ts'

/**
 * `npm run faults`: what befalls a server, one misfortune after the other, on the built product; a few minutes, or the files
 * whose names contain what is given. The figures of those that count go to `docs/figures.md`.
 */
if (findOrInstallPostgres() === null) {
  console.error(
    'Most faults are tried on a PostgreSQL server (15 or newer), and there is none here.',
  )
  process.exit(1)
}
const named = process.argv.slice(2)
const args = ['run', '--project', 'faults', '--reporter=verbose', '--passWithNoTests', ...named]
const faults = await runProgram('node_modules/vitest/vitest.mjs', args, { aloud: true })
writePage(MEASUREMENTS)
const browser = findOrInstallBrowser()
const journeys = await runProgram(
  'node_modules/@playwright/test/cli.js',
  ['test', '--reporter=list', '--pass-with-no-tests', ...named],
  { aloud: true, env: { FAULTS: '1', ...(browser === null ? {} : { CHROMIUM_PATH: browser }) } },
)
process.exitCode = faults.ok && journeys.ok ? 0 : 1
