import { digestStream } from './check-stream.ts'
import type { Digest, Storage } from './storage.ts'

/** `same`: were there with the same length and hash; `replaced`: were there with other bytes. */
export type Copied = { copied: number; same: number; replaced: number; bytes: number }

/**
 * Copies all files from one storage to another, and reads each again to compare it. Repeating it copies what is missing or
 * different. Deletes nothing.
 *
 * @throws at the first file that cannot be copied.
 */
export async function copyFiles(from: Storage, to: Storage): Promise<Copied> {
  const done: Copied = { copied: 0, same: 0, replaced: 0, bytes: 0 }
  for await (const { key } of from.list()) {
    const source = await digestOf(from, key)
    // Deleted in the meantime.
    if (!source) continue
    const there = await to.find(key)
    if (there && (await isSame(to, key, there, source))) {
      done.same += 1
      continue
    }
    const opened = await from.open(key)
    if (!opened) continue
    await to.put(key, { ...source, stream: opened.stream })
    const written = await digestOf(to, key)
    if (written?.sha256 !== source.sha256) {
      throw new Error(`${key} was copied to ${to.place}, but is not the same there.`)
    }
    done[there ? 'replaced' : 'copied'] += 1
    done.bytes += source.bytes
  }
  return done
}

async function isSame(
  storage: Storage,
  key: string,
  there: { bytes: number; sha256: string | null },
  wanted: Digest,
): Promise<boolean> {
  if (there.bytes !== wanted.bytes) return false
  return (there.sha256 ?? (await digestOf(storage, key))?.sha256) === wanted.sha256
}

async function digestOf(storage: Storage, key: string): Promise<Digest | null> {
  const found = await storage.open(key)
  return found && digestStream(found.stream)
}
