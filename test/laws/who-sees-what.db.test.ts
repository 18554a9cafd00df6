import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { guest, memberOf, openWorld, visitor, type World } from '#test/world/open-world.ts'
import { furnishRows } from '#test/world/furnish-rows.ts'

/** Each table as each person of the cast finds it. `staff` runs as staff do, once the database has let them. */
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

let world: World
beforeAll(async () => {
  world = await openWorld()
  await furnishRows(world)
})
afterAll(() => world.close())

test('who sees and may do what, table by table', async () => {
  const tables = await world.asOwner<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  const lines: string[] = []
  for (const { name } of tables) {
    lines.push(`${name}`)
    for (const [who, actor, staff] of VIEWERS) {
      const { scope } = world.house
      const work = (db: Kysely<never>) => look(db, name)
      const seen =
        staff && actor.kind === 'member'
          ? await scope.asStaff(actor, work as never)
          : await scope.as(actor, work as never)
      lines.push(`  ${who.padEnd(11)} ${seen}`)
    }
    lines.push('')
  }
  await expect(`${lines.join('\n')}`).toMatchFileSnapshot('./who-sees-what.txt')
})

/** Rows of all, and the columns each verb may touch. Asked of the server, as that role. */
async function look(db: Kysely<never>, table: string): Promise<string> {
  const granted = await sql<{ verb: string; columns: string[] }>`
    select verb, array_agg(attname::text order by attnum) filter (where has_column_privilege(attrelid, attnum, verb)) as columns
    from pg_attribute, unnest(array['select', 'insert', 'update']) as verb
    where attrelid = ${`app.${table}`}::regclass and attnum > 0 and not attisdropped
    group by verb`.execute(db)
  const columns = (verb: string) => granted.rows.find((row) => row.verb === verb)?.columns ?? []
  const mayDelete = await sql<{
    yes: boolean
  }>`select has_table_privilege(${`app.${table}`}, 'delete') as yes`.execute(db)
  const words: string[] = []
  if (columns('select').length === 0) words.push('sees nothing')
  else {
    const rows = await sql<{
      n: number
    }>`select count(*)::int as n from ${sql.table(`app.${table}`)}`.execute(db)
    words.push(`sees ${rows.rows[0]?.n} ${rows.rows[0]?.n === 1 ? 'row' : 'rows'}`)
  }
  for (const verb of ['insert', 'update']) {
    if (columns(verb).length > 0) words.push(`${verb} (${columns(verb).join(', ')})`)
  }
  if (mayDelete.rows[0]?.yes) words.push('delete')
  return words.join('; ')
}
