import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { purgeUnfinished } from './purge-unfinished.ts'
import { incomingFolder, createStorage } from './create-storage.ts'

const HOUR = 60 * 60 * 1000

test('partial files are deleted after a day; current writes and stored files stay', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const storage = createStorage(folder)
  await storage.put('kept', new Uint8Array(9))
  await writeFile(path.join(incomingFolder(folder), 'half'), 'half')
  await purgeUnfinished(folder, new Date(Date.now() + 23 * HOUR))
  expect(await readdir(incomingFolder(folder))).toEqual(['half'])
  await purgeUnfinished(folder, new Date(Date.now() + 25 * HOUR))
  expect(await readdir(incomingFolder(folder))).toEqual([])
  expect(await storage.open('kept')).toMatchObject({ bytes: 9 })
})

test('an unused storage needs nothing', async () => {
  const folder = path.join(tmpdir(), 'storage-that-is-not-there')
  await mkdir(folder, { recursive: true })
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await purgeUnfinished(folder, new Date())
  await purgeUnfinished(path.join(folder, 'nor this'), new Date())
  expect(await readdir(folder)).toEqual([])
})
