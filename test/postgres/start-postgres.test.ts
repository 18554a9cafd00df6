import { afterAll, expect, test } from 'vitest'
import { existsSync } from 'node:fs'
import pg from 'pg'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startPostgres } from './start-postgres.ts'

const server = findPostgres() ? await startPostgres() : null
afterAll(() => server?.stop())

async function ask(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test.skipIf(!server)('the owner can set up a product and is no superuser', async () => {
  const url = await server!.createDatabase('first')
  const [role] = await ask(
    url,
    'select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user',
  )
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: true })
  await ask(url, 'create schema app; create role app_visitor; create extension pg_trgm')
})

test.skipIf(!server)('a database can be a copy', async () => {
  const url = await server!.createDatabase('model')
  await ask(url, 'create table shelf as select 1 as book')
  const copy = await server!.createDatabase('copy', 'model')
  expect(await ask(copy, 'select book from shelf')).toEqual([{ book: 1 }])
})

test.skipIf(!server)('stopping removes the folder', async () => {
  const other = await startPostgres()
  const [{ data_directory: folder }] = await ask(other.superuserUrl, 'show data_directory')
  await other.stop()
  expect(existsSync(folder)).toBe(false)
  await expect(ask(other.superuserUrl, 'select 1')).rejects.toThrow('ECONNREFUSED')
})
