import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Connection } from './connection.ts'
import { DurableFiles } from './durable-files.ts'
import { createFirstRoles } from './first-roles.ts'
import { Session } from './session.ts'
import { Turns } from './turns.ts'
import { keepUp } from './upkeep.ts'

/** What the main thread hands over at the start. */
export type WorkerStart = {
  folder: string | null
  template: Blob | null
  idleTransactionMs: number
  upkeepMs: number
  /** One 64-bit number: see `Session`. */
  busySince: SharedArrayBuffer
}
export type ToWorker = { type: 'connect'; port: MessagePort } | { type: 'dump' } | { type: 'close' }
export type FromWorker = { type: 'ready' } | { type: 'dumped'; tar: Blob }

const start = workerData as WorkerStart
const main = parentPort!

/** PGlite's own, without `-F` (no fsync), `-O` (changes to system tables) and a search path other than a server's. */
const START_PARAMETERS = [
  '--single',
  '-j',
  ...Object.entries({
    exit_on_error: 'false',
    log_checkpoints: 'false',
    max_worker_processes: '0',
    max_parallel_workers: '0',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    io_method: 'sync',
    shared_buffers: '16MB',
    TimeZone: 'UTC',
    ...(start.folder === null ? { fsync: 'off' } : { wal_sync_method: 'fsync' }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

const db = await PGlite.create({
  ...(start.folder === null ? { dataDir: 'memory://' } : { fs: new DurableFiles(start.folder) }),
  ...(start.template ? { loadDataDir: start.template } : {}),
  startParams: START_PARAMETERS,
  // Needed at every open, not only where the extension is created.
  extensions: { pg_trgm },
})
const session = new Session(db, new BigInt64Array(start.busySince))
createFirstRoles(session)
const turns = new Turns(session, start.idleTransactionMs)
keepUp(session, turns, start.upkeepMs)

let connections = 0
main.on('message', (request: ToWorker) => {
  switch (request.type) {
    case 'connect':
      new Connection(++connections, request.port, turns)
      break
    case 'dump':
      turns.whenFree(() => {
        session.askAsSuperuser('checkpoint')
        void db.dumpDataDir('none').then((tar) => tell({ type: 'dumped', tar }))
      })
      break
    case 'close':
      // PostgreSQL's own shutdown rolls back what is open and writes a last checkpoint.
      void db.close().then(() => process.exit(0))
      break
  }
})
tell({ type: 'ready' })

function tell(message: FromWorker) {
  main.postMessage(message)
}
