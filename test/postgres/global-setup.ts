import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server's maintenance database as superuser; `createDatabase` creates the owner's databases there. */
    postgresUrl: string
  }
}

/** One server for the whole run. */
export default async function setup(project: TestProject) {
  const server = await startPostgres({}, scratchFolder())
  project.provide('postgresUrl', server.superuserUrl)
  return server.stop
}

/** In memory if there is room: copying the template database takes a third of the time. */
function scratchFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 3 * 1024 ** 3 ? memory : tmpdir()
}
