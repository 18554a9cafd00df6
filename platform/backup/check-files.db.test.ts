import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestApp } from '#test/app/create-test-app.ts'
import { inBucket, inFolder } from '#test/app/storages.ts'
import { addressOf } from '../database/create-pool.ts'
import { BACKUP } from '../database/embedded/first-roles.ts'
import { newId } from '../database/new-id.ts'
import type { Storage } from '../storage/storage.ts'
import { checkFiles, deleteOrphans } from './check-files.ts'

const app = startTestApp()
let client: pg.Client
beforeAll(async () => {
  client = new pg.Client(addressOf(reading()))
  await client.connect()
})
afterAll(() => client.end())

/** The login for backups; on the test server, its superuser. */
function reading() {
  if ('socket' in app.target) return { ...app.target, user: BACKUP }
  const url = new URL(inject('postgresUrl'))
  url.pathname = new URL(app.target.url).pathname
  return { url: url.href }
}

const NOW = new Date('2026-11-22T12:00:00Z')
const before = (hours: number) => newId(new Date(NOW.getTime() - hours * 3_600_000))

test.each([
  ['a folder', inFolder],
  ['S3', inBucket],
])(
  'in %s, files without a row for two days are found and deleted, and no others',
  async (_, open) => {
    const storage = await open()
    const { rows } = await client.query<{ id: string; bytes: number }>(
      'select id::text, bytes::int from app.files order by 1',
    )
    for (const { id, bytes } of rows) await storage.put(id, Buffer.alloc(bytes))
    const [first, second, third] = rows.map(({ id }) => id)
    await storage.put(`${first}-480`, Buffer.from('smaller'))
    await storage.delete(second!)
    await storage.put(third!, Buffer.from('cut off'))
    const [old, young] = [before(49), before(47)]
    for (const key of [old, `${old}-480`, young, 'not-named-by-us']) {
      await storage.put(key, Buffer.from(key))
    }

    const found = await checkFiles(client, storage, NOW)
    expect(found.missing).toEqual([second, third])
    expect(found.orphans.sort()).toEqual([old, `${old}-480`])
    await deleteOrphans(storage, found)
    const after = await checkFiles(client, storage, NOW)
    expect(after).toEqual({ keys: found.keys - 2, missing: [second, third], orphans: [] })
    for (const key of [first!, `${first}-480`, young, 'not-named-by-us']) {
      expect(await storage.find(key), key).not.toBeNull()
    }
  },
)

test('a file stored during the check is not missing', async () => {
  const storage = await inFolder()
  const { rows } = await client.query<{ id: string; bytes: number }>(
    'select id::text, bytes::int from app.files',
  )
  for (const { id, bytes } of rows) await storage.put(id, Buffer.alloc(bytes))
  const late: Storage = {
    ...storage,
    async *list() {
      for await (const one of storage.list()) if (one.key !== rows[0]!.id) yield one
    },
  }
  expect((await checkFiles(client, late, NOW)).missing).toEqual([])
})

test('the storage of another database is left alone', async () => {
  const storage = await inFolder()
  const [one, two] = [before(100), before(101)]
  for (const key of [one, two, before(1)]) await storage.put(key, Buffer.from(key))
  const found = await checkFiles(client, storage, NOW)
  await expect(deleteOrphans(storage, found)).rejects.toThrow(/the storage of another database/)
  expect([await storage.find(one), await storage.find(two)]).not.toContain(null)
})
