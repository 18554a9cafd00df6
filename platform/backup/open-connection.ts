import pg from 'pg'
import { addressOf } from '../database/create-pool.ts'

/** An open connection for a backup or a restore. */
export type Opened = {
  client: pg.Client
  kind: 'embedded' | 'server'
  close(): Promise<void>
}

/** Opens an embedded database that no process serves, for long statements. */
export async function openFolder(folder: string, user?: string): Promise<Opened> {
  const { startEmbedded } = await import('../database/embedded/start-embedded.ts')
  const embedded = await startEmbedded({
    folder,
    statementMs: 3_600_000,
    idleTransactionMs: 3_600_000,
  })
  try {
    const target = { socket: () => embedded.socket(), user: user ?? embedded.owner }
    const client = await connect(addressOf(target))
    return {
      client,
      kind: 'embedded',
      async close() {
        await client.end()
        await embedded.close()
      },
    }
  } catch (error) {
    await embedded.close()
    throw error
  }
}

/** Opens one connection, named differently from those of the running product. */
export async function connect(address: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    ...address,
    application_name: 'f4i backup',
    connectionTimeoutMillis: 10_000,
  })
  // Connection errors are reported by the query that fails.
  client.on('error', () => {})
  await client.connect()
  return client
}
