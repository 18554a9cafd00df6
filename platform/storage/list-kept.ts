import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { incomingFolder } from './create-storage.ts'

/** Lists the keys in a storage's folder with their files. Empty if the folder does not exist; ignores other files. */
export async function listKept(folder: string): Promise<Map<string, string>> {
  const root = path.resolve(folder)
  const incoming = path.basename(incomingFolder(folder))
  const kept = new Map<string, string>()
  for (const shard of await names(root)) {
    if (shard === incoming) continue
    for (const key of await names(path.join(root, shard)))
      kept.set(key, path.join(root, shard, key))
  }
  return kept
}

async function names(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      ['ENOENT', 'ENOTDIR'].includes(String(error.code))
    )
      return []
    throw error
  }
}
