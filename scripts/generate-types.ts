import { readdir, rm, writeFile } from 'node:fs/promises'
import { TABLES_BY_ROOM } from '../db/schema/rooms.ts'
import { describeSchema } from '../platform/database/describe-schema.ts'
import { startEmbedded } from '../platform/database/embedded/start-embedded.ts'
import { generateTypes } from '../platform/database/generate-types.ts'
import { migrate } from '../platform/database/migrate.ts'
import { MIGRATIONS } from '../platform/database/open-database.ts'
import { createPool } from '../platform/database/create-pool.ts'
import { createLogger } from '../platform/log.ts'

// Migrates an in-memory database and describes its schema.
const embedded = await startEmbedded({ folder: null })
const pool = createPool({
  target: { socket: () => embedded.socket(), user: embedded.owner },
  name: 'generate types',
  searchPath: 'pg_catalog',
  connections: 1,
  timeoutMs: 0,
  connectMs: 10_000,
  log: createLogger('warn'),
})
const client = await pool.connect()
await migrate(client, MIGRATIONS)
client.release()
await writeFile('platform/database/schema.generated.ts', await generateTypes(pool))
const { rooms, permissions } = await describeSchema(pool, TABLES_BY_ROOM)
for (const file of await readdir('db/schema')) {
  if (file.endsWith('.sql')) await rm(`db/schema/${file}`)
}
for (const [room, text] of rooms) await writeFile(`db/schema/${room}.sql`, text)
await writeFile('docs/permissions.md', permissions)
await pool.end()
await embedded.close()
