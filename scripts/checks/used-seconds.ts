import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second on Linux, on every platform. */
const TICKS = 100

/**
 * Returns the CPU seconds used so far by this process and its awaited children; on systems other than Linux, by this process
 * only.
 */
export function usedSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + (readProcess('self')?.reaped ?? 0)
}

/**
 * Returns the CPU seconds of what the children of a process have started and still run, with what those awaited. Linux counts them
 * for nobody if their parent ends without waiting, as a browser does: so ask before it closes. 0 on other systems.
 */
export function secondsBelowChildren(pid: number): number {
  const all = new Map(listProcesses().map((id) => [id, readProcess(id)]))
  const parentOf = (id: number) => all.get(id)?.parent ?? 0
  let sum = 0
  for (const [id, used] of all) {
    let above = parentOf(parentOf(id))
    while (above > 1 && above !== pid) above = parentOf(above)
    if (above === pid) sum += (used?.own ?? 0) + (used?.reaped ?? 0)
  }
  return sum
}

function listProcesses(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

type Used = { parent: number; own: number; reaped: number }

function readProcess(id: number | 'self'): Used | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // After the name, which may contain spaces: field 4 is the parent, 14 and 15 are its own ticks, 16 and 17 its children's.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, theirUser = 0, theirSystem = 0] = fields.slice(11)
    return { parent, own: (user + system) / TICKS, reaped: (theirUser + theirSystem) / TICKS }
  } catch {
    return null
  }
}
