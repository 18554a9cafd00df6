import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { violatedConstraint } from '#platform/database/faults.ts'
import type { Scope } from '#platform/database/scope.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { DEMO_USERS } from './demo-users.ts'

const JOB = { kind: 'system', job: 'demo' } as const

/**
 * Loads the demo, unless this build has already loaded it into this database: checking for new data takes as long as
 * the rest of a start. Recorded in `folder`. The sources have no build (null) and check each time. What a later version adds may not fit
 * what people have changed since, as when someone of the demo now owns the organization that they would support: then nothing is
 * added, `refused` is called, and the next start tries again.
 */
export async function loadDemoOnce(
  database: { scope: Scope; signIn: Kysely<unknown> },
  storage: Pick<Storage, 'put'>,
  folder: string,
  build: string | null,
  refused: (error: unknown) => void,
): Promise<void> {
  const file = markIn(folder)
  const remembered = build === null ? null : await readFile(file, 'utf8').catch(() => null)
  if (remembered !== null && remembered === (await markOf(database.scope, build))) return
  // Imported here because its texts and pictures stay in memory as long as the process lives.
  const { loadDemo } = await import('./load-demo.ts')
  const isNew = (await markOf(database.scope, build)) === null
  try {
    await loadDemo(database, storage)
  } catch (error) {
    if (isNew || violatedConstraint(error) === null) throw error
    refused(error)
    return
  }
  const mark = build === null ? null : await markOf(database.scope, build)
  if (mark === null) return
  await mkdir(folder, { recursive: true })
  await writeFile(file, mark)
}

/** Makes the next start check the demo again: after a restore the database is not the one it was loaded into. */
export function forgetDemo(folder: string): Promise<void> {
  return rm(markIn(folder), { force: true })
}

function markIn(folder: string): string {
  return path.join(folder, 'demo-loaded')
}

/**
 * Identifies the build and the database: a recreated database has another time of loading, and a restored one other
 * tables. Null before the demo is loaded.
 */
async function markOf(scope: Scope, build: string | null): Promise<string | null> {
  const found = await scope.as(JOB, (db) =>
    db
      .selectFrom('profiles')
      .select(['createdAt', sql<string>`'app.profiles'::regclass::oid::text`.as('table')])
      .where('id', '=', DEMO_USERS.superuser.id)
      .executeTakeFirst(),
  )
  return found ? `${build} ${found.createdAt.toISOString()} ${found.table}\n` : null
}
