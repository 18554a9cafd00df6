import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import path from 'node:path'
import { pipeline } from 'node:stream'
import type { Embedded } from './start-embedded.ts'

/** The system truncates longer socket paths. */
const LONGEST = 100

/** The folder of the socket, usable as a host by `pg` and `psql`. */
export function socketFolder(dataFolder: string): string {
  return path.resolve(dataFolder, 'database.socket')
}

/**
 * Lets other programs of the same user connect to the embedded database while this process has it open, over a socket in a
 * private folder. Anyone who can access it could read the database's files as well. Call it as holder of the folder's lock. Returns
 * the close function.
 */
export function serveLocally(
  embedded: Embedded,
  dataFolder: string,
  log: (message: string) => void,
): () => Promise<void> {
  const folder = socketFolder(dataFolder)
  const file = path.join(folder, '.s.PGSQL.5432')
  if (process.platform === 'win32' || Buffer.byteLength(file) > LONGEST) {
    log(`No socket is opened in ${folder}: backups need the product to be stopped.`)
    return () => Promise.resolve()
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  // Left by a killed process.
  rmSync(file, { force: true })
  const clients = new Set<Socket>()
  const server = createServer((client) => {
    clients.add(client)
    client.once('close', () => clients.delete(client))
    const inside = embedded.socket()
    pipeline(client, inside, client, () => {})
  })
  server.on('error', (error) => log(`The database's socket: ${error.message}`))
  server.listen(file)
  server.unref()
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const client of clients) client.destroy()
    })
}
