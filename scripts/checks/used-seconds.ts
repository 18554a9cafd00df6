import { readFileSync } from 'node:fs'

/** Clock ticks per second on Linux, on every platform. */
const TICKS = 100

/**
 * Returns the CPU seconds used so far by this process and its awaited children; on systems other than Linux, by this process
 * only.
 */
export function usedSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + ofChildren()
}

function ofChildren(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // After the name, which may contain spaces, fields 14 and 15 are the children's user and system ticks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / TICKS
  } catch {
    return 0
  }
}
