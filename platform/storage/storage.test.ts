import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startS3, type S3Server, type S3Turn } from '#test/app/s3-server.ts'
import { testStorage } from '#test/app/storage-contract.ts'
import { isAppError } from '../errors.ts'
import { digestBytes } from './check-stream.ts'
import { createS3Storage, type S3Place } from './create-s3-storage.ts'
import { createStorage } from './create-storage.ts'

describe('a folder', () => {
  testStorage(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'storage-'))
    onTestFinished(async () => {
      // Whatever the test did, nothing unfinished is left.
      const incoming = await readdir(path.join(folder, 'files', 'incoming')).catch(() => [])
      await rm(folder, { recursive: true, force: true })
      if (incoming.length > 0) throw new Error(`left behind: ${incoming.join(', ')}`)
    })
    return createStorage(path.join(folder, 'files'))
  })
})

describe('S3', () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3()
  })
  afterAll(() => server.stop())

  const quick = { answerMs: 400, uploadMs: 800, pausesMs: [10, 20] }
  function open(pageSize?: number, place: Partial<S3Place> = {}) {
    server.objects.clear()
    server.asked.length = 0
    server.play = () => 'usual'
    return createS3Storage(
      { ...server.place, ...place },
      { patience: quick, ...(pageSize && { pageSize }) },
    )
  }

  testStorage(async (pageSize) => open(pageSize))

  const content = Buffer.alloc(200_000, 'x')
  const reasonOf = (error: unknown) =>
    isAppError(error) ? String((error.cause as Error).message) : error
  const failed = (work: Promise<unknown>) => work.then(() => 'succeeded', reasonOf)
  const readAll = async (storage: ReturnType<typeof open>) =>
    new Response((await storage.open('key'))!.stream).arrayBuffer()

  /** The first `times` requests are treated like this. */
  function first(times: number, turn: S3Turn): void {
    let seen = 0
    server.play = () => (seen++ < times ? turn : 'usual')
  }

  test('objects have no rights of their own, and nobody reads them without the key', async () => {
    const storage = open()
    let sent: Record<string, unknown> = {}
    server.play = ({ headers }) => {
      sent = headers
      return 'usual'
    }
    await storage.put('key', content)
    expect(Object.keys(sent).filter((name) => /acl|grant/.test(name))).toEqual([])
    const { endpoint, bucket } = server.place
    expect((await fetch(`${endpoint}/${bucket}/files/key`)).status).toBe(403)
  })

  test('a wrong key, secret or bucket is unavailable, never a missing file, and no secret is in the reason', async () => {
    for (const [place, code] of [
      [{ secretAccessKey: 'other' }, '403 (SignatureDoesNotMatch)'],
      [{ accessKeyId: 'other' }, '403 (InvalidAccessKeyId)'],
      [{ bucket: 'missing' }, '404 (NoSuchBucket)'],
    ] as const) {
      const storage = open(undefined, place)
      for (const work of [
        () => storage.open('key'),
        () => storage.find('key'),
        () => storage.put('key', content),
        () => storage.delete('key'),
      ]) {
        await expect(work()).rejects.toMatchObject({
          code: 'unavailable',
          status: 503,
          retryAfter: 30,
        })
        expect(await failed(work())).toBe(`S3 storage: it answered ${code}`)
      }
      await expect(storage.list()[Symbol.asyncIterator]().next()).rejects.toMatchObject({
        code: 'unavailable',
      })
      expect(storage.place).not.toContain(server.place.secretAccessKey)
    }
  })

  test.each<[S3Turn]>([['hang up'], [503], [500], [429]])(
    'one or two failures (%s) are repeated, a third is reported',
    async (turn) => {
      const storage = open()
      await storage.put('key', content)
      const works: (() => Promise<unknown>)[] = [
        () => readAll(storage),
        () => storage.find('key'),
        () => storage.put('key', content),
        () => storage.list()[Symbol.asyncIterator]().next(),
        () => storage.delete('other'),
      ]
      for (const work of works) {
        first(2, turn)
        expect(await failed(work())).toBe('succeeded')
        first(3, turn)
        server.asked.length = 0
        await expect(work()).rejects.toMatchObject({ code: 'unavailable' })
        expect(server.asked).toHaveLength(3)
      }
    },
  )

  test('a redirect is not followed, and no compression is asked for', async () => {
    const storage = open()
    await storage.put('key', content)
    server.asked.length = 0
    let encodings: unknown
    server.play = ({ headers }) => {
      encodings = headers['accept-encoding']
      return 307
    }
    expect(await failed(storage.open('key'))).toContain('it answered 307')
    expect(server.asked).toEqual(['GET /uploads/files/key'])
    expect(encodings).toBe('identity')
  })

  test('a refusal is not repeated, and neither is an upload from a stream', async () => {
    const storage = open()
    first(1, 403)
    expect(await failed(storage.put('key', content))).toContain('403')
    first(1, 503)
    const stream = new Blob([content]).stream()
    expect(await failed(storage.put('key', { ...digestBytes(content), stream }))).toContain('503')
    expect(server.asked).toHaveLength(2)
    expect(server.objects.size).toBe(0)
  })

  test('an answer that does not come, or stops in the middle, ends in time', async () => {
    const storage = open()
    await storage.put('key', content)
    const began = performance.now()
    server.asked.length = 0
    server.play = () => 'silent'
    expect(await failed(storage.open('key'))).toBe('S3 storage: no answer within 400 ms')
    expect(await failed(storage.put('key', content))).toBe('S3 storage: no answer within 800 ms')
    expect(server.asked, 'each once').toHaveLength(2)
    server.play = () => 'half then silent'
    expect(await failed(readAll(storage))).toBe('S3 storage: no more bytes for 400 ms')
    server.play = () => 'half then hang up'
    expect(await failed(readAll(storage))).toMatch(/^S3 storage: the transfer failed \(\w+\)$/)
    expect(performance.now() - began).toBeLessThan(6_000)
  })

  test('a reader may take its time', async () => {
    const storage = open()
    await storage.put('key', Buffer.alloc(2_000_000))
    const reader = (await storage.open('key'))!.stream.getReader()
    let bytes = 0
    for (let reads = 0; ; reads += 1) {
      if (reads < 2) await new Promise((resolve) => setTimeout(resolve, 600))
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.byteLength
    }
    expect(bytes).toBe(2_000_000)
  })

  test('a server that is not there is unavailable', async () => {
    const gone = await startS3()
    await gone.stop()
    const storage = open(undefined, { endpoint: gone.place.endpoint })
    expect(await failed(storage.find('key'))).toBe('S3 storage: the transfer failed (ECONNREFUSED)')
  })

  test('bytes that are not those stored are an error, and never arrive whole', async () => {
    const storage = open()
    await storage.put('key', content)
    const stored = server.objects.get('files/key')!
    stored.bytes = Buffer.concat([content.subarray(1), Buffer.from('y')])
    let arrived = 0
    const { stream } = (await storage.open('key'))!
    const reading = (async () => {
      for await (const part of stream) arrived += part.byteLength
    })()
    await expect(reading).rejects.toThrow('other bytes than stored')
    expect(arrived).toBeLessThan(content.length)
  })

  test('a server that ignores ranges is refused', async () => {
    const storage = open()
    await storage.put('key', content)
    server.play = () => 'ignore ranges'
    expect(await failed(storage.open('key', { first: 0, last: 9 }))).toBe(
      'S3 storage: it answered 200 with 200000 bytes',
    )
  })

  test('what else is in the bucket is not ours', async () => {
    const storage = open()
    await storage.put('key', content)
    const stored = server.objects.get('files/key')!
    for (const name of ['other/key', 'files/Not ours', 'files/sub/key'])
      server.objects.set(name, stored)
    const listed: unknown[] = []
    for await (const one of storage.list()) listed.push(one)
    expect(listed).toEqual([{ key: 'key', bytes: content.length }])
  })
})
