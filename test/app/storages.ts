import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { createS3Storage } from '#platform/storage/create-s3-storage.ts'
import { createStorage } from '#platform/storage/create-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { startS3 } from './s3-server.ts'

/** An empty storage in a folder, until the end of the test. */
export async function inFolder(): Promise<Storage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return createStorage(path.join(folder, 'files'))
}

/** An empty storage in a bucket, until the end of the test; its lists have pages of two, so that there are several. */
export async function inBucket(): Promise<Storage> {
  const server = await startS3()
  onTestFinished(() => server.stop())
  return createS3Storage(server.place, { pageSize: 2 })
}
