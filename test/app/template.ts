import { DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { MIGRATIONS } from '#platform/database/open-database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createPool, type Target } from '#platform/database/create-pool.ts'
import { servePools } from '#platform/database/serve-pools.ts'
import { createLogger } from '#platform/log.ts'
import { quickHashing } from './quick-hashing.ts'

/**
 * A connection may take a quarter of the timeout: on a busy machine 2.5 s are too few. Announcements, for example, that no connection
 * takes in time are repeated, and a test hears them twice.
 */
export const settings = {
  DATABASE_CONNECTIONS: 8,
  DATABASE_TIMEOUT_MS: 40_000,
  DATABASE_PREPARED: 'on',
} as const

/** Prepares an empty database for tests: migrated, with the demo's cast. */
export async function seed(target: Target): Promise<void> {
  const log = createLogger('error')
  const owner = createPool({
    target,
    name: 'template',
    searchPath: 'pg_catalog',
    connections: 1,
    timeoutMs: 0,
    connectMs: 10_000,
    log,
  })
  const client = await owner.connect()
  await migrate(client, MIGRATIONS)
  client.release()
  await owner.end()
  const database = servePools(target, settings, log)
  // Rows suffice here: tests that read bytes store their own.
  await loadDemo(database, { put: async () => {} })
  const password = await quickHashing.hash(DEMO_PASSWORD)
  await database.signIn
    .withTables<{ accounts: { password: string } }>()
    .updateTable('accounts')
    .set({ password })
    .execute()
  await database.close()
}
