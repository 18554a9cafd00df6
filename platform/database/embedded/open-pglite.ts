import type { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableFiles } from './durable-files.ts'
import { SparingPGlite } from './sparing-pglite.ts'

/** PGlite's own parameters, without `-F` (no fsync) and `-O` (changes to system tables), and with a server's search path. */
const START_PARAMETERS = {
  exit_on_error: 'false',
  log_checkpoints: 'false',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  // One session needs few; the default of 128 MB would all be resident.
  shared_buffers: '16MB',
  TimeZone: 'UTC',
}
const DURABLE = { wal_sync_method: 'fsync' }
const IN_MEMORY = { fsync: 'off' }

/** Opens PostgreSQL in the calling thread: durably in a folder, or in memory (null) from a template if there is one. */
export async function openPGlite(folder: string | null, template: Blob | null): Promise<PGlite> {
  const parameters = { ...START_PARAMETERS, ...(folder === null ? IN_MEMORY : DURABLE) }
  const db = new SparingPGlite({
    ...(folder === null ? { dataDir: 'memory://' } : { fs: new DurableFiles(folder) }),
    ...(template ? { loadDataDir: template } : {}),
    startParams: [
      '--single',
      '-j',
      ...Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // Needed at every open, not only where the extension is created.
    extensions: { pg_trgm },
  })
  await db.waitReady
  return db
}
