import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prepareFolder } from './database-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { openForTest, poolOn } from './open-for-test.ts'
import { startEmbedded } from './start-embedded.ts'

async function makeFolder(files: Record<string, string> = {}) {
  const parent = await mkdtemp(join(tmpdir(), 'folder-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const folder = join(parent, 'deep', 'database')
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

test('a database of another major version is refused with instructions, and its lock is released', async () => {
  const folder = await makeFolder({ PG_VERSION: '17\n' })
  await expect(startEmbedded({ folder })).rejects.toThrow(
    /was made by PostgreSQL 17, this release opens PostgreSQL 18\. Export it/,
  )
  expect(existsSync(`${folder}.lock`)).toBe(false)
})

test('a folder with other content is not changed', async () => {
  const folder = await makeFolder({ 'photo.jpg': '' })
  await expect(startEmbedded({ folder })).rejects.toThrow('is not empty and holds no database')
  expect(await readdir(folder)).toEqual(['photo.jpg'])
})

test('an interrupted database creation starts again', async () => {
  const folder = await makeFolder()
  prepareFolder(folder)
  await writeFile(join(folder, 'PG_VERSION'), '18\n')
  const first = await openForTest({ folder })
  await poolOn(first).query('create table kept as select 1 as one')
  await first.close()
  expect((await readdir(join(folder, '..'))).toSorted()).toEqual(['database'])
  const second = await openForTest({ folder })
  expect((await poolOn(second).query('select one from kept')).rows).toEqual([{ one: 1 }])
})

test('a second database on the same folder is refused', async () => {
  const folder = await makeFolder()
  onTestFinished(lockFolder(folder))
  await expect(startEmbedded({ folder })).rejects.toThrow(`in use by process ${process.pid}`)
})
