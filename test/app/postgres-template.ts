import type { TestProject } from 'vitest/node'
import { createDatabase } from '../postgres/create-database.ts'
import { seed } from './template.ts'

export const TEMPLATE = 'furnished'

/** Seeds one database on the test server, which each test file copies. */
export default async function setup(project: TestProject) {
  const { postgresUrl } = project.getProvidedContext()
  await seed({ url: await createDatabase(postgresUrl, TEMPLATE) })
}
