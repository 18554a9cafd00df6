import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server's maintenance database as superuser; `createDatabase` makes databases of the owner's there. */
    postgresUrl: string
  }
}

/** One server for the whole run. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  project.provide('postgresUrl', server.superuserUrl)
  return server.stop
}
