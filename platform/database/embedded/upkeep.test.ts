import { expect, test } from 'vitest'
import { openForTest, poolOn } from './open-for-test.ts'

test('changed tables are vacuumed and analyzed between transactions', async () => {
  const pool = poolOn(await openForTest({ upkeepMs: 50 }))
  await pool.query('create table "Busy" (id int primary key, body text)')
  await pool.query(`insert into "Busy" select g, 'x' from generate_series(1, 5000) g`)
  await pool.query(`update "Busy" set body = 'y'`)
  const look = async () => {
    const { rows } = await pool.query(
      `select vacuum_count > 0 as vacuumed, analyze_count > 0 as analyzed, n_dead_tup::int as dead
       from pg_stat_user_tables where relname = 'Busy'`,
    )
    return rows
  }
  await expect
    .poll(look, { timeout: 20_000 })
    .toEqual([{ vacuumed: true, analyzed: true, dead: 0 }])
  const { rows } = await pool.query(
    `select reltuples::int as rows from pg_class where relname = 'Busy'`,
  )
  expect(rows).toEqual([{ rows: 5000 }])
})

test('many written rows cause a checkpoint', async () => {
  const pool = poolOn(await openForTest({ upkeepMs: 50 }))
  const redo = async () =>
    (await pool.query('select redo_lsn::text as at from pg_control_checkpoint()')).rows[0].at
  const before = await redo()
  await pool.query('create table many as select g as id from generate_series(1, 1) g')
  await pool.query('insert into many select g from generate_series(1, 30000) g')
  await expect.poll(redo, { timeout: 20_000 }).not.toBe(before)
})
