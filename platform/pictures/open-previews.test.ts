import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStorage } from '../storage/create-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { createImageProcessor } from './create-image-processor.ts'
import { openPreviews } from './open-previews.ts'

const size = { width: 120, height: 63, fit: 'cover' } as const

let folder: string
let storage: Storage
let opened: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'previews-'))
  const kept = createStorage(folder)
  storage = {
    ...kept,
    open(key) {
      opened.push(key)
      return kept.open(key)
    },
  }
  for (const key of ['a', 'b', 'c']) {
    const blank = { width: 40, height: 40, channels: 3, background: '#c04020' } as const
    await kept.put(key, await sharp({ create: blank }).webp().toBuffer())
  }
})
afterAll(() => rm(folder, { recursive: true }))

test('the cache is limited, and keeps the most recently used', async () => {
  const one = (await openPreviews({ storage, pictures: createImageProcessor() }).render('a', size))!
  const previews = openPreviews({ storage, pictures: createImageProcessor() }, one.byteLength * 2)
  opened = []
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await previews.render(key, size)
  expect(opened).toEqual(['a', 'b', 'c', 'b'])
})

test('a deleted picture is null, and read again the next time', async () => {
  const previews = openPreviews({ storage, pictures: createImageProcessor() })
  expect(await previews.render('later', size)).toBeNull()
  await storage.put(
    'later',
    await sharp({
      create: { width: 9, height: 9, channels: 3, background: '#fff' },
    })
      .webp()
      .toBuffer(),
  )
  expect(await previews.render('later', size)).toBeInstanceOf(Uint8Array)
})
