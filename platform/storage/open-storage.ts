import path from 'node:path'
import type { Env } from '../env.ts'
import { createS3Storage } from './create-s3-storage.ts'
import { createStorage } from './create-storage.ts'
import type { Storage } from './storage.ts'

/** Opens the configured storage: S3-compatible if the settings name one, otherwise the folder. */
export function openStorage(env: Env): Storage {
  return openS3Storage(env) ?? openFolderStorage(env)
}

/** The folder of uploaded files in DATA_DIR. */
export function openFolderStorage(env: Pick<Env, 'DATA_DIR'>): Storage {
  return createStorage(path.join(env.DATA_DIR, 'files'))
}

/** The S3-compatible storage; null without its settings. */
export function openS3Storage(env: Env): Storage | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return createS3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}
