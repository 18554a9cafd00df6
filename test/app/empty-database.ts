import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import type { Target } from '#platform/database/create-pool.ts'
import { lockEngine } from '#platform/database/embedded/lock-engine.ts'
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts'
import { createDatabase, dropDatabase } from '../postgres/create-database.ts'

/** Creates an empty database of the run's kind, with a function to drop it. */
export async function emptyDatabase(): Promise<{ target: Target; drop(): Promise<unknown> }> {
  if (process.env['TEST_DATABASE'] === 'postgres') {
    const name = `empty_${randomUUID().replaceAll('-', '')}`
    const server = inject('postgresUrl')
    const url = await createDatabase(server, name)
    return { target: { url }, drop: () => dropDatabase(server, name) }
  }
  await lockEngine()
  // Copies a template: creating one from scratch takes four times as long.
  const template = new Uint8Array(await readFile(inject('pgliteEmpty')))
  const embedded = await startEmbedded({ folder: null, template })
  return {
    target: { socket: () => embedded.socket(), user: embedded.owner },
    drop: () => embedded.close(),
  }
}
