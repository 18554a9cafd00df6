import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export type Weight = { rss: number; pss: number | null; peak: number | null }

/**
 * Returns the memory of a process with all threads, in MiB: resident (RSS), proportional (PSS), and maximum resident. The last two
 * only on Linux.
 */
export function weigh(pid: number): Weight {
  const folder = `/proc/${pid}`
  if (!existsSync(folder)) {
    const said = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
    return { rss: Number(said) / 1024, pss: null, peak: null }
  }
  const status = readFileSync(`${folder}/status`, 'utf8')
  const rollup = `${folder}/smaps_rollup`
  return {
    rss: inMiB(status, 'VmRSS') ?? 0,
    pss: existsSync(rollup) ? inMiB(readFileSync(rollup, 'utf8'), 'Pss') : null,
    peak: inMiB(status, 'VmHWM'),
  }
}

function inMiB(text: string, name: string): number | null {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]
  return found ? Number(found) / 1024 : null
}
