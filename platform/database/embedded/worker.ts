import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { EmbeddedConnection } from './connection.ts'
import { createFirstRoles } from './first-roles.ts'
import { openPGlite } from './open-pglite.ts'
import { WireSession } from './session.ts'
import { Turns } from './turns.ts'
import { maintain } from './upkeep.ts'

/** The start parameters from the main thread. */
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

const db = await openPGlite(start.folder, start.template)
const session = new WireSession(db, new BigInt64Array(start.busySince))
createFirstRoles(session)
const turns = new Turns(session, start.idleTransactionMs)
maintain(session, turns, start.upkeepMs)

let connections = 0
main.on('message', (request: ToWorker) => {
  switch (request.type) {
    case 'connect':
      new EmbeddedConnection(++connections, request.port, turns)
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
