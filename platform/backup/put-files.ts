import { readFile } from 'node:fs/promises'
import { listKept } from '../storage/list-kept.ts'
import type { Put } from './write-archive.ts'

/** Adds the files not in `done`, and records them there with their length. Skips a file deleted in the meantime. */
export async function putFiles(folder: string, put: Put, done: Map<string, number>): Promise<void> {
  for (const [key, file] of await listKept(folder)) {
    if (done.has(key)) continue
    const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (!bytes) continue
    await put(`files/${key}`, bytes)
    done.set(key, bytes.length)
  }
}
