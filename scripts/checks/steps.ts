import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findOrInstallBrowser } from '../find-browser.mjs'
import { findOrInstallPostgres } from '../find-postgres.mjs'
import { buildIfStale } from '../start/build-if-stale.mjs'
import { oneAtATime } from '../start/one-at-a-time.mjs'
import {
  countDatabaseTests,
  countPlaywright,
  countRun,
  countVitest,
  readReport,
  type Counts,
  type PlaywrightReport,
  type VitestReport,
} from './count.ts'
import { namePlaywrightTroubles, nameVitestTroubles } from './name-troubles.ts'
import { runProgram, type Ran } from './run-program.ts'

/** `troubles` lists what failed, one per line; `uncounted` are CPU seconds of processes that nobody awaits. */
export type Outcome = Counts & { output: string; troubles: string[]; uncounted?: number }
/** Receives the paths of test files, if only some are wanted. */
export type Step = (paths: string[]) => Promise<Outcome>

const bin = 'node_modules'

/** All steps of `npm test`, in order. A step with a single check counts as one. */
export const steps = {
  generate: one(() => runProgram('scripts/generate.ts')),
  format: one(() => runProgram(`${bin}/oxfmt/bin/oxfmt`, ['--check'])),
  lint: one(() => runProgram(`${bin}/oxlint/bin/oxlint`, ['--deny-warnings'])),
  types: one(async () => {
    const routes = await runProgram(`${bin}/@react-router/dev/bin.cjs`, ['typegen'])
    return routes.ok ? runProgram(`${bin}/typescript/bin/tsc`, ['--noEmit']) : routes
  }),
  unused: one(() => runProgram(`${bin}/knip/bin/knip.js`)),
  build: one(async () => {
    await oneAtATime(() => buildIfStale(process.execPath, ['--generated']))
    return { ok: true, output: '' }
  }),
  unit: (paths: string[]) => vitest(['--project', 'unit', ...paths]),
  database,
  e2e,
} satisfies Record<string, Step>

function one(run: () => Promise<Ran>): Step {
  return async () => {
    const { ok, output } = await run()
    const counts = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
    return { ...counts, output, troubles: [] }
  }
}

async function vitest(
  args: string[],
  env: Record<string, string> = {},
): Promise<Outcome & { report: VitestReport | null }> {
  const file = 'test-results/vitest.json'
  rmSync(file, { force: true })
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ran = await runProgram(`${bin}/vitest/vitest.mjs`, ['run', ...options, ...args], { env })
  const report = readReport<VitestReport>(file)
  const troubles = report ? nameVitestTroubles(report) : []
  const counts = countRun(ran.ok, report && countVitest(report))
  return { ...counts, output: ran.output, troubles, report }
}

/** Database tests. Without a server, its tests count as skipped. Files named on the command line run on both engines. */
async function database(paths: string[]): Promise<Outcome> {
  const hasServer = findOrInstallPostgres() !== null
  const projects = ['--project', 'pglite', ...(hasServer ? ['--project', 'postgres'] : [])]
  const env = paths.length > 0 ? { EVERYWHERE: '1' } : {}
  const outcome = await vitest(['--passWithNoTests', ...projects, ...paths], env)
  if (hasServer) return outcome
  console.log(
    '\n!!! SKIPPED: no PostgreSQL 15 or newer; nothing was tested on a real server. !!!\n',
  )
  const skipped = outcome.report ? countDatabaseTests(outcome.report) : 1
  return { ...outcome, skipped: outcome.skipped + skipped }
}

async function e2e(paths: string[]): Promise<Outcome> {
  const file = 'test-results/playwright.json'
  const seconds = 'test-results/browser-seconds'
  for (const old of [file, seconds]) rmSync(old, { force: true })
  const browser = findOrInstallBrowser()
  const env = {
    BROWSER_SECONDS: seconds,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
  }
  const args = ['test', '--reporter=list,json', '--pass-with-no-tests', ...paths]
  const ran = await runProgram(`${bin}/@playwright/test/cli.js`, args, { env })
  const report = readReport<PlaywrightReport>(file)
  const troubles = report ? namePlaywrightTroubles(report) : []
  const counts = countRun(ran.ok, report && countPlaywright(report))
  return { ...counts, output: ran.output, troubles, uncounted: sumLines(seconds) }
}

/** The sum of a file's numbers, one a line; 0 without the file. */
function sumLines(file: string): number {
  if (!existsSync(file)) return 0
  const numbers = readFileSync(file, 'utf8').trim().split('\n').map(Number)
  return numbers.reduce((total, seconds) => total + seconds, 0)
}
