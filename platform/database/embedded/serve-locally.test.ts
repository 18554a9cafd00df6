import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { BACKUP } from './first-roles.ts'
import { openForTest, poolOn } from './open-for-test.ts'
import { serveLocally, socketFolder } from './serve-locally.ts'

async function makeFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'local-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function clientOf(folder: string, user: string) {
  return new pg.Client({ host: socketFolder(folder), user, database: 'postgres' })
}

test('another program connects over a socket that only its user can open, and bypasses row security, read-only', async () => {
  const folder = await makeFolder()
  const embedded = await openForTest()
  const owner = poolOn(embedded)
  await owner.query(`create schema app; create table app.secrets (word text);
    insert into app.secrets values ('shibboleth');
    alter table app.secrets enable row level security; alter table app.secrets force row level security`)
  const close = serveLocally(embedded, folder, () => {})
  expect((await stat(socketFolder(folder))).mode & 0o777).toBe(0o700)

  const client = clientOf(folder, BACKUP)
  await client.connect()
  // The control: row security applies to the owner.
  expect((await owner.query('select word from app.secrets')).rows).toEqual([])
  expect((await client.query('select word from app.secrets')).rows).toEqual([
    { word: 'shibboleth' },
  ])
  await expect(client.query('delete from app.secrets')).rejects.toThrow(/permission denied/)
  const ended = new Promise((resolve) => client.once('end', resolve))
  client.on('error', () => {})
  await close()
  await ended
  await expect(clientOf(folder, BACKUP).connect()).rejects.toThrow(/ENOENT|ECONNREFUSED/)
  await expect(clientOf(folder, 'postgres').connect()).rejects.toThrow()
})

test('the socket of a killed process is replaced, and nobody logs in as superuser', async () => {
  const folder = await makeFolder()
  const embedded = await openForTest()
  await serveLocally(embedded, folder, () => {})()
  await writeFile(path.join(socketFolder(folder), '.s.PGSQL.5432'), 'stale')
  const close = serveLocally(embedded, folder, () => {})
  const client = clientOf(folder, BACKUP)
  await client.connect()
  await client.end()
  await expect(clientOf(folder, 'postgres').connect()).rejects.toThrow(/cannot log in/)
  await close()
})

test('a path too long for a socket is reported, and everything else works', async () => {
  const said: string[] = []
  const embedded = await openForTest()
  const folder = path.join(await makeFolder(), 'x'.repeat(100))
  await serveLocally(embedded, folder, (message) => said.push(message))()
  expect(said).toEqual([expect.stringMatching(/No socket is opened/)])
})
