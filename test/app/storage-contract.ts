import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ContentError, digestBytes } from '#platform/storage/check-stream.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** What every storage does, however it stores. `open` returns one that is empty, with pages of `pageSize` where there are pages. */
export function testStorage(open: (pageSize?: number) => Promise<Storage>): void {
  const bytes = (text: string) => new TextEncoder().encode(text)

  async function read(storage: Storage, key: string, range?: { first: number; last: number }) {
    const found = await storage.open(key, range)
    if (!found) return null
    const content = new Uint8Array(await new Response(found.stream).arrayBuffer())
    expect(content.byteLength).toBe(found.bytes)
    return content
  }

  async function keysOf(storage: Storage): Promise<string[]> {
    const keys: string[] = []
    for await (const { key } of storage.list()) keys.push(key)
    return keys.sort()
  }

  /** In parts of 64 KB, and as slow as a network; `fail` instead of the last one. */
  function streamOf(content: Uint8Array, fail?: Error): ReadableStream<Uint8Array> {
    let at = 0
    return new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 1))
        const part = content.subarray(at, (at += 65_536))
        if (fail && at >= content.byteLength) return controller.error(fail)
        if (part.byteLength > 0) controller.enqueue(part)
        else controller.close()
      },
    })
  }

  test('what is written is read, whole and in ranges, and replaced by the next', async () => {
    const storage = await open()
    const content = randomBytes(300_000)
    await storage.put('one', content)
    expect(Buffer.compare((await read(storage, 'one'))!, content)).toBe(0)
    for (const [first, last] of [
      [0, 0],
      [0, 299_999],
      [299_999, 299_999],
      [100_000, 200_000],
    ] as const) {
      const part = await read(storage, 'one', { first, last })
      expect(Buffer.compare(part!, content.subarray(first, last + 1)), `${first}-${last}`).toBe(0)
    }
    expect(await storage.find('one')).toMatchObject({ bytes: 300_000 })
    await storage.put('one', bytes('shorter'))
    expect(Buffer.from((await read(storage, 'one'))!).toString()).toBe('shorter')
    await storage.put('none', new Uint8Array())
    expect([await storage.find('none'), await read(storage, 'none')]).toMatchObject([
      { bytes: 0 },
      new Uint8Array(),
    ])
  })

  test('a stream is stored as it comes', async () => {
    const storage = await open()
    const content = randomBytes(3_000_000)
    await storage.put('stream', { ...digestBytes(content), stream: streamOf(content) })
    expect(Buffer.compare((await read(storage, 'stream'))!, content)).toBe(0)
  })

  test('a stream that breaks, or has another length or hash than declared, leaves nothing', async () => {
    const storage = await open()
    const content = randomBytes(1_000_000)
    const right = digestBytes(content)
    const broken = new Error('the source broke')
    await expect(
      storage.put('broken', { ...right, stream: streamOf(content, broken) }),
    ).rejects.toThrow()
    const wrong = [
      { ...right, bytes: right.bytes + 1 },
      { ...right, bytes: right.bytes - 1 },
      { ...right, sha256: digestBytes(bytes('other')).sha256 },
    ]
    for (const declared of wrong) {
      const put = storage.put('wrong', { ...declared, stream: streamOf(content) })
      await expect(put).rejects.toThrow(ContentError)
    }
    await storage.put('right', { ...right, stream: streamOf(content) })
    expect(await keysOf(storage)).toEqual(['right'])
    expect([await storage.open('broken'), await storage.find('wrong')]).toEqual([null, null])
    // What was there stays.
    const over = storage.put('right', { ...wrong[2]!, stream: streamOf(content) })
    await expect(over).rejects.toThrow(ContentError)
    expect(Buffer.compare((await read(storage, 'right'))!, content)).toBe(0)
  })

  test('a missing key is null, and may be deleted', async () => {
    const storage = await open()
    expect(await storage.open('missing')).toBeNull()
    expect(await storage.open('missing', { first: 0, last: 9 })).toBeNull()
    expect(await storage.find('missing')).toBeNull()
    await storage.delete('missing')
    expect(await keysOf(storage)).toEqual([])
  })

  test('a deleted key is missing, and no other', async () => {
    const storage = await open()
    for (const key of ['gone', 'gone-480', 'stays']) await storage.put(key, bytes(key))
    await storage.delete('gone')
    expect(await storage.open('gone')).toBeNull()
    expect(await keysOf(storage)).toEqual(['gone-480', 'stays'])
  })

  test('all keys are listed, over several pages', async () => {
    const storage = await open(3)
    const keys = Array.from({ length: 10 }, (_, at) => `key-${at}`)
    for (const key of keys) await storage.put(key, bytes(key.repeat(3)))
    expect(await keysOf(storage)).toEqual(keys)
    for await (const one of storage.list()) expect(one.bytes).toBe(15)
  })

  test('a stream that is left at its beginning or in its middle disturbs nothing', async () => {
    const storage = await open()
    await storage.put('long', randomBytes(2_000_000))
    for (let round = 0; round < 20; round += 1) {
      await (await storage.open('long'))!.stream.cancel()
      const reader = (await storage.open('long'))!.stream.getReader()
      await reader.read()
      await reader.cancel()
    }
    expect((await read(storage, 'long'))!.byteLength).toBe(2_000_000)
  })

  test('what is set aside is no longer in the storage', async () => {
    const storage = await open()
    for (const key of ['aside', 'stays']) await storage.put(key, bytes(key))
    expect(await storage.setAside(['aside'], new Date('2026-11-22T03:15:00Z'))).toContain(
      'before-2026-11-22T03-15-00-000Z',
    )
    expect(await keysOf(storage)).toEqual(['stays'])
    expect(await storage.find('aside')).toBeNull()
  })

  test.each([
    '',
    '.',
    '..',
    '../one',
    'a/b',
    '/etc/passwd',
    'A',
    'a\0',
    'a.b',
    'a b',
    '-a',
    'א',
    'a%2fb',
    'a?x',
    'x'.repeat(101),
  ])('what is no key of ours is refused: %j', async (key) => {
    const storage = await open()
    await expect(storage.put(key, bytes('x'))).rejects.toThrow(TypeError)
    await expect(storage.open(key)).rejects.toThrow(TypeError)
    await expect(storage.find(key)).rejects.toThrow(TypeError)
    await expect(storage.delete(key)).rejects.toThrow(TypeError)
    expect(await keysOf(storage)).toEqual([])
  })
}
