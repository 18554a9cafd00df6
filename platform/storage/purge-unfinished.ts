import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { incomingFolder } from './create-storage.ts'

const DAY = 24 * 60 * 60 * 1000

/** Deletes partial files of processes killed during a `put`: no write takes a day. */
export async function purgeUnfinished(folder: string, now: Date): Promise<void> {
  const incoming = incomingFolder(folder)
  const names = await readdir(incoming).catch(() => [])
  for (const name of names) {
    const file = path.join(incoming, name)
    const found = await stat(file).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > DAY) await rm(file).catch(() => {})
  }
}
