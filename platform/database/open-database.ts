import path from 'node:path'
import type { Env } from '../env.ts'
import type { Logger } from '../log.ts'
import { serveLocally } from './embedded/serve-locally.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { migrate } from './migrate.ts'
import { createPool, type Target } from './create-pool.ts'
import { servePools, type Database } from './serve-pools.ts'
import { ROOT } from '../root-folder.ts'
import { tryUntilOpen } from '../try-until-open.ts'

export const MIGRATIONS = path.join(ROOT, 'db/migrations')

/**
 * Opens the configured database, migrates it, and opens the pools.
 *
 * Retries for some two minutes if the server is down, as after a power failure.
 *
 * @throws a readable error if the folder is in use, the server stays down or a migration fails.
 */
export async function openDatabase(env: Env, log: Logger): Promise<Database> {
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbedded({
        folder: path.resolve(env.DATA_DIR, 'database'),
        statementMs: env.DATABASE_TIMEOUT_MS + 5_000,
        log: (message) => log.warn(message),
      })
  const target: Target = embedded
    ? { socket: () => embedded.socket(), user: embedded.owner }
    : { url: env.DATABASE_URL ?? '' }
  const ownerTarget = env.DATABASE_OWNER_URL ? { url: env.DATABASE_OWNER_URL } : target
  try {
    const applied = await tryUntilOpen('migrate it', () => migrateAs(ownerTarget, log), {
      say: (words) => log.warn(words),
    })
    if (applied.length > 0) log.info({ applied }, 'database migrated')
  } catch (error) {
    await embedded?.close()
    throw error
  }
  if (!embedded) return servePools(target, env, log)
  // For backups, while this process has the folder open.
  const hangUp = serveLocally(embedded, env.DATA_DIR, (message) => log.warn(message))
  return servePools(target, env, log, async () => {
    await hangUp()
    await embedded.close()
  })
}

async function migrateAs(target: Target, log: Logger): Promise<string[]> {
  const pool = createPool({
    target,
    name: 'f4i migrations',
    searchPath: 'pg_catalog',
    connections: 1,
    timeoutMs: 0,
    connectMs: 10_000,
    log,
  })
  try {
    const client = await pool.connect()
    try {
      return await migrate(client, MIGRATIONS)
    } finally {
      client.release()
    }
  } finally {
    await pool.end()
  }
}
