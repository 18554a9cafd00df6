import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Scope } from '#platform/database/scope.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { DEMO_USERS } from './demo-users.ts'

const JOB = { kind: 'system', job: 'demo' } as const

/**
 * Loads the demo, unless this build has already loaded it into this database: to look for what is new takes as long as
 * all the rest of a start. Remembered in `folder`. Sources have no build (null), and look each time.
 */
export async function loadDemoOnce(
  database: { scope: Scope; signIn: Kysely<unknown> },
  storage: Pick<Storage, 'put'>,
  folder: string,
  build: string | null,
): Promise<void> {
  const file = markIn(folder)
  const remembered = build === null ? null : await readFile(file, 'utf8').catch(() => null)
  if (remembered !== null && remembered === (await markOf(database.scope, build))) return
  // Its texts and drawings need memory, for as long as the process lives.
  const { loadDemo } = await import('./load-demo.ts')
  await loadDemo(database, storage)
  const mark = build === null ? null : await markOf(database.scope, build)
  if (mark === null) return
  await mkdir(folder, { recursive: true })
  await writeFile(file, mark)
}

/** Has the demo looked for at the next start: after a restore the database is not the one that it was loaded into. */
export function forgetDemo(folder: string): Promise<void> {
  return rm(markIn(folder), { force: true })
}

function markIn(folder: string): string {
  return path.join(folder, 'demo-loaded')
}

/**
 * Which build loaded the demo into which database: one that was made anew got it at another moment, and in one that was
 * put back the tables are others. Null while there is none.
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
