import { m } from '#messages'
import { createHash, randomUUID } from 'node:crypto'
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../errors.ts'
import { checkStream } from './check-stream.ts'
import { streamFile } from './stream-file.ts'
import { isKey, requireKey, stampOf, type StoredContent, type Storage } from './storage.ts'

/** Creates a storage in a folder, which several processes may share. Nothing is created before the first `put`. */
export function createStorage(folder: string): Storage {
  const root = path.resolve(folder)
  const incoming = incomingFolder(folder)
  const placeOf = (key: string) => {
    requireKey(key)
    return path.join(root, shardOf(key), key)
  }
  const find = async (key: string) => {
    const place = placeOf(key)
    try {
      const found = await lstat(place)
      // A link would show, and save in a backup, what is not an upload.
      if (!found.isFile()) throw new Error(`${place} is not a file.`)
      return { place, bytes: found.size }
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null
      throw outOfReach(error)
    }
  }
  return {
    place: root,
    async put(key, content) {
      const place = placeOf(key)
      const unfinished = path.join(incoming, randomUUID())
      try {
        await makeFolder(incoming)
        await makeFolder(path.dirname(place))
        await writeThrough(unfinished, content)
        await rename(unfinished, place)
        await syncFolder(path.dirname(place))
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {})
        throw outOfReach(error)
      }
    },
    async open(key, range) {
      const found = await find(key)
      if (!found) return null
      const bytes = range ? range.last - range.first + 1 : found.bytes
      return { bytes, stream: checkStream(streamFile(found.place, range), { bytes }) }
    },
    async find(key) {
      const found = await find(key)
      return found && { bytes: found.bytes, sha256: null }
    },
    async delete(key) {
      await rm(placeOf(key), { force: true }).catch((error: unknown) => {
        throw outOfReach(error)
      })
    },
    async *list() {
      // One of 256 folders at a time.
      for (const shard of await namesIn(root)) {
        if (!/^[0-9a-f]{2}$/.test(shard)) continue
        for (const key of await namesIn(path.join(root, shard))) {
          const place = path.join(root, shard, key)
          const found = isKey(key) ? await lstat(place).catch(() => null) : null
          if (found?.isFile()) yield { key, bytes: found.size }
        }
      }
    },
    async setAside(keys, now) {
      const aside = `${root}-before-${stampOf(now)}`
      try {
        await mkdir(aside, { mode: 0o700 })
        for (const key of keys) await rename(placeOf(key), path.join(aside, key))
      } catch (error) {
        throw outOfReach(error)
      }
      return aside
    },
  }
}

/** Folder of partial files: on the same disk, so that they can be moved atomically. */
export function incomingFolder(folder: string): string {
  return path.join(path.resolve(folder), 'incoming')
}

/** One of 256 folders, evenly distributed, so that none grows too large. */
function shardOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 2)
}

async function writeThrough(file: string, content: Uint8Array | StoredContent): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(
      content instanceof Uint8Array ? content : checkStream(content.stream, content),
    )
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates a folder that survives a power failure. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made))
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Names in a folder; none if it does not exist or is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return []
    throw outOfReach(error)
  })
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

/** Any disk error (full, read-only, broken) is `unavailable`. */
export function outOfReach(error: unknown): unknown {
  if (codeOf(error) === undefined) return error
  return new AppError('unavailable', m.errors_files_away(), {
    retryAfter: 30,
    cause: error,
  })
}
