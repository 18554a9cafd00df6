import { writePage } from '../../bench/figures/write-page.ts'
import { MEASUREMENTS } from '../../bench/measurements.ts'
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
const args = ['run', '--project', 'faults', '--reporter=verbose', ...process.argv.slice(2)]
const { ok } = await runProgram('node_modules/vitest/vitest.mjs', args, { aloud: true })
writePage(MEASUREMENTS)
process.exitCode = ok ? 0 : 1
