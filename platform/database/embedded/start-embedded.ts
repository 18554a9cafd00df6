import { mkdirSync } from 'node:fs'
import type { Duplex } from 'node:stream'
import { MessageChannel } from 'node:worker_threads'
import { dirname, resolve } from 'node:path'
import { prepareFolder } from './database-folder.ts'
import { EmbeddedSocket } from './embedded-socket.ts'
import { OWNER } from './first-roles.ts'
import { lockFolder } from './folder-lock.ts'
import { type RunningWorker, runWorker } from './running-worker.ts'

export type Embedded = {
  /**
   * A new connection for `pg`: `new pg.Pool({ stream: () => embedded.socket(), user: embedded.owner, database: 'postgres',
   * options: '-c role=app_visitor -c search_path=app' })`.
   */
  socket(): Duplex
  /** The login of the database's owner, who is no superuser. */
  owner: string
  /** Shuts the database down and releases the folder. Open sockets end. */
  close(): Promise<void>
}

export type EmbeddedOptions = {
  /** The database's folder; null: in memory, for tests. */
  folder: string | null
  /** A tar from `dump()`, loaded into the new in-memory database. */
  template?: Uint8Array<ArrayBuffer> | Blob
  /** Statement time limit in milliseconds; exceeding it ends all connections. */
  statementMs?: number
  /** Idle limit of a transaction in milliseconds; exceeding it rolls back and ends the connection. */
  idleTransactionMs?: number
  /** Interval of checking whether vacuum, analyze or a checkpoint is due, in milliseconds. */
  upkeepMs?: number
  log?: (message: string) => void
}

/**
 * Opens PostgreSQL inside this process, in its own thread. Rejects with a readable error if another process has the folder open
 * or its version differs. If the thread ends, all sockets fail and it is reopened; new sockets wait. An in-memory database is
 * then lost, except for the template.
 */
export async function startEmbedded(
  options: EmbeddedOptions,
): Promise<Embedded & { dump(): Promise<Blob> }> {
  const { statementMs = 15_000, idleTransactionMs = 10_000, upkeepMs = 5_000 } = options
  const { log = () => {} } = options
  const folder = options.folder === null ? null : resolve(options.folder)
  const template = options.template ? new Blob([options.template]) : null
  const sockets = new Set<EmbeddedSocket>()
  let isClosing = false

  const unlock = folder === null ? () => {} : lockAfterMaking(folder)
  const boot = async (before?: Promise<unknown>) => {
    await before
    const prepared = folder === null ? null : prepareFolder(folder)
    const worker = await runWorker({ folder, template, idleTransactionMs, upkeepMs }, statementMs)
    await prepared?.finish()
    void worker.lost.then((reason) => replace(worker, reason))
    return worker
  }
  const replace = (worker: RunningWorker, reason: string) => {
    if (isClosing) return
    log(`${reason} The embedded database is opened again.`)
    const error = Object.assign(new Error('The embedded database was started again.'), {
      code: 'ECONNRESET',
    })
    for (const socket of sockets) socket.destroy(error)
    void open(worker.ended)
  }
  let current: Promise<RunningWorker> | null = null
  const open = (before?: Promise<unknown>) => {
    const opening = boot(before)
    current = opening
    // The next call tries again.
    opening.catch((error: Error) => {
      if (current === opening) current = null
      log(`The embedded database could not be opened: ${error.message}`)
    })
    return opening
  }

  try {
    await open()
  } catch (error) {
    unlock()
    throw error
  }

  return {
    owner: OWNER,
    socket() {
      if (isClosing) throw new Error('The embedded database is closed.')
      const { port1, port2 } = new MessageChannel()
      const socket = new EmbeddedSocket(port1)
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      // Data written in the meantime waits in the channel.
      void (current ?? open()).then(
        (worker) => worker.connect(port2),
        // The reason was logged when it happened; clients see an unreachable server.
        (cause: Error) =>
          socket.destroy(
            Object.assign(new Error('The embedded database is not open.', { cause }), {
              code: 'ECONNREFUSED',
            }),
          ),
      )
      return socket
    },
    async dump() {
      return (await (current ?? open())).dump()
    },
    async close() {
      if (isClosing) return
      isClosing = true
      const worker = await current?.catch(() => null)
      await worker?.close()
      for (const socket of sockets) socket.destroy()
      unlock()
    },
  }
}

function lockAfterMaking(folder: string): () => void {
  // The lock is next to the folder, so the parent folder must exist.
  mkdirSync(dirname(folder), { recursive: true })
  return lockFolder(folder)
}
