import { m } from '#messages'
import { createHash, randomUUID } from 'node:crypto'
import { lstat, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../errors.ts'
import { streamFile } from './stream-file.ts'
import type { Storage } from './storage.ts'

/** Keys are ours, never user input; an invalid one never reaches the disk. */
const KEY = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/

/** Creates a storage in a folder, which several processes may share. Nothing is created before the first `put`. */
export function createStorage(folder: string): Storage {
  const root = path.resolve(folder)
  const incoming = incomingFolder(folder)
  const placeOf = (key: string) => {
    if (!KEY.test(key)) throw new TypeError('not a key of the storage')
    return path.join(root, shardOf(key), key)
  }
  return {
    async put(key, bytes) {
      const place = placeOf(key)
      const unfinished = path.join(incoming, randomUUID())
      try {
        await makeFolder(incoming)
        await makeFolder(path.dirname(place))
        await writeThrough(unfinished, bytes)
        await rename(unfinished, place)
        await syncFolder(path.dirname(place))
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {})
        throw outOfReach(error)
      }
    },
    async open(key) {
      const place = placeOf(key)
      try {
        const found = await lstat(place)
        // A link would show, and save in a backup, what is not an upload.
        if (!found.isFile()) throw new Error(`${place} is not a file.`)
        return { bytes: found.size, stream: streamFile(place) }
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw outOfReach(error)
      }
    },
    async delete(key) {
      await rm(placeOf(key), { force: true }).catch((error: unknown) => {
        throw outOfReach(error)
      })
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

async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
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
