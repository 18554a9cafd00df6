import { writePage } from '../../bench/figures/write-page.ts'
import { MEASUREMENTS } from '../../bench/measurements.ts'
import { findOrInstallBrowser } from '../find-browser.mjs'
import { findOrInstallPostgres } from '../find-postgres.mjs'
import { runProgram } from './run-program.ts'

/**
 * `npm run faults [-- NAME]`: runs the fault tests on the built product, one after the other; all, or the files whose names contain
 * NAME. Measurements go to `docs/figures.md`.
 */
if (findOrInstallPostgres() === null) {
  console.error('Most fault tests need a PostgreSQL server (15 or newer), and none was found.')
  process.exit(1)
}
const named = process.argv.slice(2)
const args = ['run', '--project', 'faults', '--reporter=verbose', '--passWithNoTests', ...named]
const faults = await runProgram('node_modules/vitest/vitest.mjs', args, { aloud: true })
writePage(MEASUREMENTS)
const browser = findOrInstallBrowser()
const e2e = await runProgram(
  'node_modules/@playwright/test/cli.js',
  ['test', '--reporter=list', '--pass-with-no-tests', ...named],
  { aloud: true, env: { FAULTS: '1', ...(browser === null ? {} : { CHROMIUM_PATH: browser }) } },
)
process.exitCode = faults.ok && e2e.ok ? 0 : 1
