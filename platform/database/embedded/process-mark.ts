import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Distinguishes a process from a later one with the same id. */
export type ProcessMark = {
  pid: number
  /** Its start time, in ticks since boot; null if the system does not report it. */
  startedAt: string | null
  /** The machine, its boot and its PID namespace: process ids mean nothing outside. */
  place: string
}

/** The mark of this process. */
export function describeProcess(): ProcessMark {
  return {
    pid: process.pid,
    startedAt: readState(process.pid)?.startedAt ?? null,
    place: [hostname(), readBoot(), readNamespace()].join(' '),
  }
}

/** Whether that process still runs; unknown if it is or was in another namespace. */
export function isAlive(mark: ProcessMark): boolean | 'unknown' {
  if (mark.place !== describeProcess().place) return 'unknown'
  try {
    process.kill(mark.pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const state = readState(mark.pid)
  // Outside Linux only the process id can be compared.
  if (state === null || mark.startedAt === null) return true
  return state.startedAt === mark.startedAt && state.isRunning
}

/** From Linux's /proc/<pid>/stat, whose second field is a name in parentheses that may contain anything. */
function readState(pid: number): { startedAt: string; isRunning: boolean } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const startedAt = fields[19]
    // Z and X: dead, and not yet reaped by its parent.
    return startedAt ? { startedAt, isRunning: !['Z', 'X'].includes(fields[0]!) } : null
  } catch {
    return null
  }
}

function readBoot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

function readNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}
