import path from 'node:path'
import { runProgram } from '../scripts/checks/run-program.ts'
import { findOrInstallBrowser } from '../scripts/find-browser.mjs'
import { findOrInstallPostgres } from '../scripts/find-postgres.mjs'
import { writePage } from './figures/write-page.ts'
import { MEASUREMENTS } from './measurements.ts'

/**
 * `npm run bench [-- NAME]`: runs all benchmarks, or the named ones, one after the other, and writes `docs/figures.md`. Fails
 * if a target is missed.
 */
const named = process.argv.slice(2)
const unknown = named.filter((name) => !MEASUREMENTS.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${MEASUREMENTS.join(', ')}.`)
  process.exit(1)
}
const postgres = findOrInstallPostgres()
const browser = findOrInstallBrowser()
const env = {
  ...(postgres === null ? {} : { POSTGRES_BIN: postgres }),
  ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
}
const failed: string[] = []
for (const name of MEASUREMENTS) {
  if (named.length > 0 && !named.includes(name)) continue
  const { ok } = await runProgram(path.join('bench', `${name}.ts`), [], { aloud: true, env })
  if (!ok) failed.push(name)
}
writePage(MEASUREMENTS)
console.log(failed.length === 0 ? '\nAll targets are met.' : `\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
