import { readFile } from 'node:fs/promises'
import { listKept } from '../storage/list-kept.ts'
import type { Put } from './write-archive.ts'

/** Puts in the files that are not among the `done` ones, and notes them there. One that goes meanwhile is left out. */
export async function putFiles(folder: string, put: Put, done: Set<string>): Promise<void> {
  for (const [key, file] of await listKept(folder)) {
    if (done.has(key)) continue
    const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (!bytes) continue
    await put(`files/${key}`, bytes)
    done.add(key)
  }
}
