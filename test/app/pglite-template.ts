import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts'
import { seed } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with the seeded database, which each test file loads into its own in-memory database. */
    pgliteTemplate: string
    /** A file with an empty database. */
    pgliteEmpty: string
  }
}

/** Seeds one database for the whole run. */
export default async function setup(project: TestProject) {
  const embedded = await startEmbedded({ folder: null })
  const folder = await mkdtemp(path.join(tmpdir(), 'template-'))
  const keep = async (name: 'pgliteEmpty' | 'pgliteTemplate') => {
    const file = path.join(folder, `${name}.tar`)
    await writeFile(file, Buffer.from(await (await embedded.dump()).arrayBuffer()))
    project.provide(name, file)
  }
  await keep('pgliteEmpty')
  await seed({ socket: () => embedded.socket(), user: embedded.owner })
  await keep('pgliteTemplate')
  await embedded.close()
  return () => rm(folder, { recursive: true, force: true })
}
