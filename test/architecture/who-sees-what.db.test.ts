import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database/scope.ts'
import { guest, memberOf, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { seedRows } from '#test/app/seed-rows.ts'

/** Each table as seen by each cast member. `staff` runs in the staff scope, once the database has admitted them. */
const VIEWERS: [name: string, actor: Actor, staff?: boolean][] = [
  ['visitor', visitor],
  ['guest', guest()],
  ['supporter', memberOf('supporter')],
  ['partner', memberOf('partner')],
  ['partner2', memberOf('partner2')],
  ['applicant', memberOf('applicant')],
  ['ambassador', memberOf('ambassador')],
  ['admin', memberOf('admin'), true],
  ['superuser', memberOf('superuser'), true],
]

const app = startTestApp()
beforeAll(() => seedRows(app))

test('who sees and may do what, table by table', async () => {
  const tables = await app.asOwner<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  const lines: string[] = []
  for (const { name } of tables) {
    const looks: Look[] = []
    for (const [, actor, staff] of VIEWERS) {
      const { scope } = app.runtime
      const work = (db: Db) => look(db, name)
      looks.push(
        staff && actor.kind === 'member'
          ? await scope.asStaff(actor, work)
          : await scope.as(actor, work),
      )
    }
    const seen = wordsFor(looks.map(({ rows }) => rows))
    lines.push(name)
    for (const [index, [who]] of VIEWERS.entries()) {
      const words = [seen[index], ...(looks[index]?.verbs ?? [])]
      lines.push(`  ${who.padEnd(11)} ${words.join('; ')}`)
    }
    lines.push('')
  }
  await expect(lines.join('\n')).toMatchFileSnapshot('./who-sees-what.txt')
})

/** Visible rows (null: no permission to read), and the columns each verb may use. */
type Look = { rows: number | null; verbs: string[] }

/** Queried on the server, in that role. */
async function look(db: Db, table: string): Promise<Look> {
  const { rows: granted } = await sql<{ verb: string; columns: string[] | null }>`
    select verb, array_agg(attname::text order by attnum) filter (where has_column_privilege(attrelid, attnum, verb)) as columns
    from pg_attribute, unnest(array['select', 'insert', 'update']) as verb
    where attrelid = ${`app.${table}`}::regclass and attnum > 0 and not attisdropped
    group by verb`.execute(db)
  const columns = (verb: string) => granted.find((row) => row.verb === verb)?.columns ?? []
  const { rows: deletes } = await sql<{ yes: boolean }>`
    select has_table_privilege(${`app.${table}`}, 'delete') as yes`.execute(db)
  const verbs = ['insert', 'update']
    .filter((verb) => columns(verb).length > 0)
    .map((verb) => `${verb} (${columns(verb).join(', ')})`)
  if (deletes[0]?.yes) verbs.push('delete')
  if (columns('select').length === 0) return { rows: null, verbs }
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(`app.${table}`)}`.execute(db)
  return { rows: counted[0]?.n ?? 0, verbs }
}

/** In words, so that more demo content does not change them: what the visitor sees is public; most is all. */
function wordsFor(counts: (number | null)[]): string[] {
  const most = Math.max(...counts.map((count) => count ?? 0))
  const open = counts[0] ?? 0
  return counts.map((count) => {
    if (count === null) return 'may not look'
    if (count === 0) return 'sees no row'
    if (count === open) return open === most ? 'sees all' : 'sees what is public'
    if (count === most) return 'sees all'
    return open > 0 && count > open
      ? `sees what is public and ${count - open} more`
      : `sees ${count} of its own`
  })
}
