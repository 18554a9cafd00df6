import { expect, test } from 'vitest'
import { inBucket, inFolder } from '#test/app/storages.ts'
import { copyFiles } from './copy-files.ts'
import type { Storage } from './storage.ts'

async function textsOf(storage: Storage): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for await (const { key } of storage.list()) {
    texts[key] = await new Response((await storage.open(key))!.stream).text()
  }
  return texts
}

const all = { one: 'first', two: 'second', 'two-480': 'smaller', four: 'x'.repeat(200_000) }

test.each([
  ['a folder to S3', inFolder, inBucket],
  ['S3 to a folder', inBucket, inFolder],
])('all files go from %s; repeating it copies what is missing or different', async (_, a, b) => {
  const [from, to] = [await a(), await b()]
  for (const [key, text] of Object.entries(all)) await from.put(key, Buffer.from(text))
  expect(await copyFiles(from, to)).toEqual({ copied: 4, same: 0, replaced: 0, bytes: 200_018 })
  expect(await textsOf(to)).toEqual(all)
  expect(await copyFiles(from, to)).toEqual({ copied: 0, same: 4, replaced: 0, bytes: 0 })

  await to.put('one', Buffer.from('FIRST'))
  await to.put('two', Buffer.from('sec'))
  await to.delete('two-480')
  await to.put('only-there', Buffer.from('stays'))
  expect(await copyFiles(from, to)).toEqual({ copied: 1, same: 1, replaced: 2, bytes: 18 })
  expect(await textsOf(to)).toEqual({ ...all, 'only-there': 'stays' })
  expect(await textsOf(from), 'the source stays').toEqual(all)
})

test('a copy that is not the same afterwards is reported', async () => {
  const [from, to] = [await inFolder(), await inFolder()]
  await from.put('one', Buffer.from('first'))
  const forgetful: Storage = { ...to, put: (key) => to.put(key, Buffer.from('other')) }
  await expect(copyFiles(from, forgetful)).rejects.toThrow('is not the same there')
})

test('a file deleted while it is copied is passed over', async () => {
  const [from, to] = [await inFolder(), await inBucket()]
  for (const key of ['gone', 'stays']) await from.put(key, Buffer.from(key))
  const changing: Storage = {
    ...from,
    async *list() {
      yield* from.list()
      yield { key: 'deleted-since', bytes: 1 }
    },
  }
  expect(await copyFiles(changing, to)).toMatchObject({ copied: 2 })
})
