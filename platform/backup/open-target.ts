import path from 'node:path'
import { addressOf } from '../database/create-pool.ts'
import type { Env } from '../env.ts'
import { connect, openFolder, type Opened } from './open-connection.ts'

/**
 * Opens the database to restore into, as its owner: the server's, or the embedded one in DATA_DIR, which no process may have
 * open.
 */
export async function openTarget(env: Env): Promise<Opened> {
  const url = env.DATABASE_OWNER_URL ?? env.DATABASE_URL
  if (!env.DATABASE_URL || !url) return openFolder(path.resolve(env.DATA_DIR, 'database'))
  const client = await connect(addressOf({ url }))
  return { client, kind: 'server', close: () => client.end() }
}
