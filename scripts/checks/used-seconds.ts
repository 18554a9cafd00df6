import { readFileSync } from 'node:fs'

/** Ticks of a second in which Linux counts, on every machine it runs on. */
const TICKS = 100

/**
 * The seconds of processor time that this process and all that it started and waited for have used so far. Where the
 * system does not tell of children (not Linux), those of this process alone.
 */
export function usedSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + ofChildren()
}

function ofChildren(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // Behind the name, which may hold spaces: the 14th and 15th are those of children, user and system.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / TICKS
  } catch {
    return 0
  }
}
