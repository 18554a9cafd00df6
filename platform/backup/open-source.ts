import { existsSync } from 'node:fs'
import path from 'node:path'
import { addressOf } from '../database/create-pool.ts'
import { BACKUP } from '../database/embedded/first-roles.ts'
import { socketFolder } from '../database/embedded/serve-locally.ts'
import type { Env } from '../env.ts'
import { connect, openFolder, type Opened } from './open-connection.ts'

/**
 * Opens the database to back up, with a login that bypasses row security: the server's, or the embedded one through the running
 * product, or directly if none runs.
 */
export async function openSource(env: Env): Promise<Opened> {
  const url = env.DATABASE_BACKUP_URL ?? env.DATABASE_OWNER_URL ?? env.DATABASE_URL
  if (env.DATABASE_URL && url) {
    const client = await connect(addressOf({ url }))
    return { client, kind: 'server', close: () => client.end() }
  }
  const running = await connect({
    host: socketFolder(env.DATA_DIR),
    user: BACKUP,
    database: 'postgres',
  }).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '')) return null
    throw error
  })
  if (running) return { client: running, kind: 'embedded', close: () => running.end() }
  const folder = path.resolve(env.DATA_DIR, 'database')
  if (!existsSync(folder)) throw new Error(`There is no database in ${path.resolve(env.DATA_DIR)}.`)
  return openFolder(folder, BACKUP)
}
