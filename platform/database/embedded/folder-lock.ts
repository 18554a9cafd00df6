import {
  constants,
  copyFileSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import { describeProcess, isAlive, type ProcessMark } from './process-mark.ts'

/** How often the holder touches its lock, and the age at which another machine considers it stale. */
const TOUCH_MS = 5_000
const DEAD_AFTER_MS = 30_000

/**
 * Locks a database folder for this process with a file next to it, and returns the release function. Two processes on one
 * PGlite folder lose rows without an error. Throws a readable error if another process holds the lock; takes over the lock of a
 * dead process.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  const own = `${file}.${randomUUID()}`
  const content = JSON.stringify({ ...describeProcess(), nonce: randomUUID() })
  // Written first and then linked, so that the lock is never empty.
  writeFileSync(own, content, { flag: 'wx' })
  try {
    while (!tryLink(own, file)) mergeGuest(folder, file)
  } finally {
    rmSync(own, { force: true })
  }

  const touching = setInterval(() => touch(file), TOUCH_MS).unref()
  const release = () => {
    clearInterval(touching)
    process.off('exit', release)
    if (readText(file) === content) rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}

function tryLink(own: string, file: string): boolean {
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
  }
  // No hard links on this file system. A copy is exclusive too, but not atomic.
  try {
    copyFileSync(own, file, constants.COPYFILE_EXCL)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Removes the lock of a dead process, or throws. */
function mergeGuest(folder: string, file: string) {
  const found = readText(file)
  if (found === null) return
  const holder = readMark(found)
  if (holder && isHeld(holder, file))
    throw new Error(
      `The database in ${folder} is in use by process ${holder.pid}. Stop it first, or choose another DATA_DIR.` +
        (holder.place === describeProcess().place
          ? ''
          : ` (It runs on another machine or in another container; if it was killed, wait ${DEAD_AFTER_MS / 1000} seconds.)`),
    )
  // Renamed, not removed: of two processes that find the same stale lock, only one can move it away. If a third one has locked
  // in the meantime, the moved file is a valid lock and is put back.
  const moved = `${file}.${randomUUID()}`
  try {
    renameSync(file, moved)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  if (readText(moved) !== found) tryLink(moved, file)
  rmSync(moved, { force: true })
}

function isHeld(holder: ProcessMark, file: string): boolean {
  const alive = isAlive(holder)
  if (alive !== 'unknown') return alive
  try {
    return Date.now() - statSync(file).mtimeMs < DEAD_AFTER_MS
  } catch {
    return false
  }
}

function readMark(text: string): ProcessMark | null {
  try {
    const mark = JSON.parse(text) as Partial<ProcessMark> | null
    if (typeof mark?.pid !== 'number' || typeof mark.place !== 'string') return null
    return { pid: mark.pid, place: mark.place, startedAt: mark.startedAt ?? null }
  } catch {
    return null
  }
}

function touch(file: string) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The file was deleted by hand; the next start will notice.
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
