import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Switches to the user who owns the data folder if this process was started as root, so that the service can read the files it
 * writes. If the folder does not exist yet, its parent counts.
 *
 * @returns a message about the switch, or null if nothing changed.
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
