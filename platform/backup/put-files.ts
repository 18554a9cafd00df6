import { readFile } from 'node:fs/promises'
import { listKept } from '../storage/list-kept.ts'
import type { Put } from './write-archive.ts'

/** Puts in the files that are not among the `done` ones, and notes them there with their length. One that goes meanwhile is left out. */
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
