import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import { isHeld, type Figures, type Kept, type Promised } from './figures.ts'

/** Folder of results, one file per benchmark; committed, so that repeating one benchmark keeps the others. */
export const RESULTS = path.join(import.meta.dirname, '..', 'results')

/**
 * Prints the result of a benchmark, writes it to `bench/results/<name>.json`, and sets a failing exit code if a target is missed
 * (missed aims are only reported).
 */
export function keepFigures(figures: Figures): void {
  console.log(`\n${figures.title}`)
  for (const table of figures.tables) console.table(table)
  for (const promise of figures.promises) console.log(inWords(promise))
  const kept: Kept = {
    ...figures,
    at: new Date().toISOString(),
    machine: machine(),
    commit: commit(),
  }
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(path.join(RESULTS, `${figures.name}.json`), `${JSON.stringify(kept, null, 2)}\n`)
  if (figures.promises.some((one) => !one.aim && !isHeld(one))) process.exitCode = 1
}

/** Formats a target as one line: status, description, value and bound. */
export function inWords(promise: Promised): string {
  const { what, measured, bound, aim } = promise
  const said = isHeld(promise) ? 'met' : aim ? 'missed' : 'FAILED'
  const limit = 'least' in bound ? `at least ${bound.least}` : `at most ${bound.most}`
  return `${said}: ${what}: ${Number(measured.toFixed(3))} (${aim ? 'aim: ' : ''}${limit})`
}

function machine(): string {
  const [cpu] = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${gigabytes} GiB, ${process.platform}, Node ${process.version.slice(1)}`
}

function commit(): string {
  try {
    const options = { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' } as const
    // Results of earlier benchmarks do not change the measured code.
    const measured = [':/', ':(top,exclude)bench/results', ':(top,exclude)docs/figures.md']
    const status = ['status', '--porcelain', '--untracked-files=no', '--', ...measured]
    const changed = execFileSync('git', status, options)
    return `${execFileSync('git', ['rev-parse', '--short', 'HEAD'], options).trim()}${changed && ' with changes'}`
  } catch {
    return 'unknown'
  }
}
