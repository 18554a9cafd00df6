import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Goes on as the user to whom the folder of data belongs, when this process was started as root: whatever it makes
 * there is then theirs, and the service can read it. Where the folder is still to be made, the one above it counts.
 *
 * @returns a sentence that says so, or null when nothing had to change.
 */
export function becomeOwner(folder: string): string | null {
  if (process.getuid?.() !== 0) return null
  const place = existing(path.resolve(folder))
  const { uid, gid } = statSync(place)
  if (uid === 0) return null
  process.setgroups!([gid])
  process.setgid!(gid)
  process.setuid!(uid)
  return `Started as root; going on as user ${uid}, to whom ${place} belongs.`
}

function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(path.dirname(folder))
}
