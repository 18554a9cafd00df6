import path from 'node:path'
import { type MessagePort, Worker } from 'node:worker_threads'
import { IS_BUILT, ROOT } from '../../root-folder.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker.ts'

/** One lifetime of the database's thread. */
export type RunningWorker = {
  connect(port: MessagePort): void
  dump(): Promise<Blob>
  /** Shuts the database down cleanly. */
  close(): Promise<void>
  /** Resolves with the reason as soon as the database stops serving. */
  lost: Promise<string>
  /** Resolves when the thread has ended. Only then may another one open the folder. */
  ended: Promise<Error | null>
}

const LOOK_EVERY_MS = 100

/** The thread's entry: the source next to this file, or its bundle in a build. */
const CODE = IS_BUILT
  ? path.join(ROOT, 'build/server/embedded-database.js')
  : new URL('./worker.ts', import.meta.url)

/** Starts the thread and waits until the database is open. A statement that runs longer than `statementMs` ends it. */
export async function runWorker(
  start: Omit<WorkerStart, 'busySince'>,
  statementMs: number,
): Promise<RunningWorker> {
  const busySince = new BigInt64Array(new SharedArrayBuffer(8))
  const worker = new Worker(CODE, {
    workerData: { ...start, busySince: busySince.buffer } satisfies WorkerStart,
  })
  const ended = endOf(worker)
  await new Promise<void>((resolve, reject) => {
    worker.once('message', resolve)
    void ended.then((error) => reject(error ?? new Error('The embedded database did not start.')))
  })
  // The sockets keep the process alive, not the thread: a forgotten close() must not keep it running.
  worker.unref()

  const runaway = watch(busySince, statementMs, ended).then(() => {
    void worker.terminate()
    return `A statement ran longer than ${statementMs} ms.`
  })
  const lost = Promise.race([
    runaway,
    ended.then((error) => `The embedded database ended${error ? `: ${error.message}` : ''}.`),
  ])

  const send = (message: ToWorker, transfer: MessagePort[] = []) =>
    worker.postMessage(message, transfer)
  return {
    lost,
    ended,
    connect: (port) => send({ type: 'connect', port }, [port]),
    async dump() {
      worker.ref()
      const dumped = new Promise<Blob>((resolve, reject) => {
        worker.once('message', (m: FromWorker) => m.type === 'dumped' && resolve(m.tar))
        void ended.then(() => reject(new Error('The embedded database ended during a dump.')))
      })
      send({ type: 'dump' })
      return dumped.finally(() => worker.unref())
    },
    async close() {
      worker.ref()
      send({ type: 'close' })
      await ended
    },
  }
}

function endOf(worker: Worker): Promise<Error | null> {
  return new Promise((resolve) => {
    let reason: Error | null = null
    worker.once('error', (error: Error) => (reason = error))
    worker.once('exit', () => resolve(reason))
  })
}

/**
 * Resolves when a statement runs longer than `statementMs`. The thread cannot watch itself while PostgreSQL runs in it, and
 * PGlite ignores statement_timeout.
 */
function watch(busySince: BigInt64Array, statementMs: number, ended: Promise<unknown>) {
  return new Promise<void>((resolve) => {
    const look = () => {
      const since = Atomics.load(busySince, 0)
      if (since === 0n || process.hrtime.bigint() - since < BigInt(statementMs) * 1_000_000n) return
      clearInterval(watching)
      resolve()
    }
    const watching = setInterval(look, LOOK_EVERY_MS).unref()
    void ended.then(() => clearInterval(watching))
  })
}
