import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openForTest, poolOn } from '#platform/database/embedded/open-for-test.ts'

const RUNAWAYS = [
  'select count(*) from generate_series(1, 1e10)',
  'do $$ begin loop end loop; end $$',
  'do $$ begin loop begin perform 1/0; exception when others then null; end; end loop; end $$',
]

test('runaway statements are ended one after the other, other clients continue, and no row is lost', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'embedded-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const embedded = await openForTest({ folder: join(parent, 'database'), statementMs: 1_000 })
  const pool = poolOn(embedded)
  await pool.query('create table rows (id serial primary key)')
  for (const [at, runaway] of RUNAWAYS.entries()) {
    await pool.query('insert into rows default values')
    await expect(pool.query(runaway)).rejects.toThrow('started again')
    expect((await pool.query('select count(*)::int as count from rows')).rows).toEqual([
      { count: at + 1 },
    ])
  }
})
