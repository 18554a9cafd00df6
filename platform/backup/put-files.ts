import type { Storage } from '../storage/storage.ts'
import type { Put } from './write-archive.ts'

/** Adds the files not in `done`, and records them there with their length. Skips a file deleted in the meantime. */
export async function putFiles(
  storage: Storage,
  put: Put,
  done: Map<string, number>,
): Promise<void> {
  for await (const { key } of storage.list()) {
    if (done.has(key)) continue
    const found = await storage.open(key)
    if (!found) continue
    const bytes = new Uint8Array(await new Response(found.stream).arrayBuffer())
    await put(`files/${key}`, bytes)
    done.set(key, bytes.byteLength)
  }
}
