import path from 'node:path'
import { runProgram } from '../scripts/checks/run-program.ts'
import { findOrInstallBrowser } from '../scripts/find-browser.mjs'
import { findOrInstallPostgres } from '../scripts/find-postgres.mjs'
import { writePage } from './figures/write-page.ts'
import { MEASUREMENTS } from './measurements.ts'

/**
 * `npm run bench`: runs all measurements, or those that are named, one after the other, and writes `docs/figures.md`
 * from what they found. Fails when a promise is broken.
 */
const named = process.argv.slice(2)
const unknown = named.filter((name) => !MEASUREMENTS.includes(name))
if (unknown.length > 0) {
  console.error(
    `There is no measurement ${unknown.join(', ')}; there are: ${MEASUREMENTS.join(', ')}.`,
  )
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
console.log(failed.length === 0 ? '\nEvery promise is held.' : `\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
