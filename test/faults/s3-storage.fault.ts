import { randomUUID } from 'node:crypto'
import { S3mini } from 's3mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createS3Storage, type S3Place } from '../../platform/storage/create-s3-storage.ts'
import { testStorage } from '../app/storage-contract.ts'
import { hasSwift, startSwift } from './start-swift.ts'

if (!hasSwift) {
  console.warn(
    '\n!!! SKIPPED: OpenStack Swift is not installed, so S3 storage is not tested with a server written by others. !!!\n' +
      '!!! apt-get install swift-proxy swift-account swift-container swift-object memcached !!!\n',
  )
}

describe.skipIf(!hasSwift)('S3 storage on a server that checks signatures', () => {
  let swift: Awaited<ReturnType<typeof startSwift>>
  beforeAll(async () => {
    swift = await startSwift()
  })
  afterAll(() => swift?.stop())

  async function newBucket(): Promise<S3Place> {
    const place = { ...swift.place, bucket: `uploads-${randomUUID()}` }
    const client = new S3mini({ ...place, endpoint: `${place.endpoint}/${place.bucket}` })
    expect(await client.createBucket()).toBe(true)
    return place
  }

  testStorage(async (pageSize) => createS3Storage(await newBucket(), pageSize ? { pageSize } : {}))

  test('a wrong secret, another key and a missing bucket are refused, never a missing file', async () => {
    const place = await newBucket()
    await createS3Storage(place).put('key', Buffer.from('private'))
    for (const [wrong, reason] of [
      [{ secretAccessKey: 'other' }, '403 (SignatureDoesNotMatch)'],
      [{ accessKeyId: 'test:other' }, '403 ('],
      [{ bucket: 'missing' }, '404 (NoSuchBucket)'],
    ] as const) {
      const refused = createS3Storage({ ...place, ...wrong }).open('key')
      await expect(refused).rejects.toMatchObject({
        code: 'unavailable',
        cause: { message: expect.stringContaining(reason) },
      })
    }
  })

  test('nobody reads an object without the key', async () => {
    const { endpoint, bucket, ...key } = await newBucket()
    await createS3Storage({ endpoint, bucket, ...key }).put('key', Buffer.from('private'))
    const answer = await fetch(`${endpoint}/${bucket}/files/key`)
    expect(answer.ok).toBe(false)
    expect(await answer.text()).not.toContain('private')
  })

  test('bytes changed on the way to the server are not stored', async () => {
    const place = await newBucket()
    const usual = globalThis.fetch
    globalThis.fetch = (input, init) =>
      usual(input, init?.method === 'PUT' ? { ...init, body: 'chang3d' } : init)
    try {
      await expect(createS3Storage(place).put('key', Buffer.from('changed'))).rejects.toMatchObject(
        { cause: { message: expect.stringContaining('BadDigest') } },
      )
    } finally {
      globalThis.fetch = usual
    }
    expect(await createS3Storage(place).find('key')).toBeNull()
  })
})
