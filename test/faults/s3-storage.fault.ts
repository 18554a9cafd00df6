import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { S3mini } from 's3mini'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createS3Storage, type S3Place } from '../../platform/storage/create-s3-storage.ts'
import { testStorage } from '../app/storage-contract.ts'
import { startProduct } from '../e2e/start-product.ts'
import { runScript } from './run-script.ts'
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

  /** The path of a picture that a public page shows. */
  async function aPicture(url: string): Promise<string> {
    for (const page of ['/', '/projects-events', '/news', '/marketplace', '/ambassadors']) {
      const text = await (await fetch(url + page)).text()
      const found = /\/files\/[0-9a-f-]{36}/.exec(text)
      if (found) return found[0]
    }
    throw new Error('No page shows a picture.')
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

  test('no one can read an object without the key', async () => {
    const { endpoint, bucket, ...key } = await newBucket()
    await createS3Storage({ endpoint, bucket, ...key }).put('key', Buffer.from('private'))
    const answer = await fetch(`${endpoint}/${bucket}/files/key`)
    expect(answer.ok).toBe(false)
    expect(await answer.text()).not.toContain('private')
  })

  test('the built product serves from it, and its commands move, check, back up and restore files', async () => {
    const place = await newBucket()
    const settings = {
      S3_ENDPOINT: place.endpoint,
      S3_BUCKET: place.bucket,
      S3_ACCESS_KEY_ID: place.accessKeyId,
      S3_SECRET_ACCESS_KEY: place.secretAccessKey,
    }
    // The demo's files are in its folder, as before a move.
    const product = await startProduct(settings)
    onTestFinished(product.stop)
    const data = { DATA_DIR: product.folder }
    const there = { ...data, ...settings }
    const picture = product.url + (await aPicture(product.url))
    expect((await fetch(picture)).status, 'not in the bucket yet').toBe(404)
    expect((await runScript('check-files', [], there)).code, 'which is told').toBe(1)

    const moved = await runScript('move-files', ['s3'], there)
    const count = Number(/: (\d+) files copied/.exec(moved.output)?.[1])
    expect([moved.code, count > 50], moved.output).toEqual([0, true])
    const again = await runScript('move-files', ['s3'], there)
    expect(again.output).toContain(
      `0 files copied and 0 replaced (0 bytes), ${count} were there already`,
    )
    const whole = await fetch(picture)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(bytes.length)])
    const part = await fetch(picture, { headers: { range: 'bytes=10-19' } })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20))
    const checked = await runScript('check-files', [], there)
    expect([checked.code, checked.output], checked.output).toEqual([
      0,
      expect.stringContaining(`${count} files; 0 that rows name are missing`),
    ])

    const archive = path.join(product.folder, 'backup.tar.gz')
    const saved = await runScript('backup', [archive], there)
    expect([saved.code, saved.output], saved.output).toEqual([
      0,
      expect.stringContaining(`${count} files`),
    ])
    const elsewhere = path.join(product.folder, 'elsewhere')
    const other = await newBucket()
    const restored = await runScript('restore', [archive], {
      ...settings,
      DATA_DIR: elsewhere,
      S3_BUCKET: other.bucket,
    })
    expect(restored.code, restored.output).toBe(0)
    expect((await createS3Storage(other).find(picture.slice(-36)))?.bytes).toBe(bytes.length)

    const without = await runScript('move-files', ['folder'], data)
    expect([without.code, without.output]).toEqual([1, expect.stringContaining('S3_ENDPOINT')])
    for (const { output } of [moved, again, checked, saved, restored]) {
      expect(output).not.toContain(place.secretAccessKey)
    }
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
