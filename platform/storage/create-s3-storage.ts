import { S3mini, S3ServiceError } from 's3mini'
import { checkStream, digestBytes } from './check-stream.ts'
import { createS3Fetch, PATIENCE, s3Fault, type S3Patience } from './s3-fetch.ts'
import { isKey, requireKey, stampOf, type ByteRange, type Storage } from './storage.ts'

/** A bucket, and who may use it. */
export type S3Place = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Our objects in the bucket: `files/` and the key. */
const PREFIX = 'files/'

/** The header in which we store the hash of an object. */
const SHA256 = 'x-amz-meta-sha256'

/**
 * Creates a storage in a bucket of S3-compatible storage, which several processes may share. Objects get no access rights of
 * their own: only the product reads them, with its key.
 */
export function createS3Storage(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Place,
  { patience = PATIENCE, pageSize = 1000 }: { patience?: S3Patience; pageSize?: number } = {},
): Storage {
  const address = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const client = new S3mini({
    accessKeyId,
    secretAccessKey,
    endpoint: address,
    region,
    fetch: createS3Fetch(patience),
  })
  const nameOf = (key: string) => {
    requireKey(key)
    return PREFIX + key
  }

  /** The answer to a request for these bytes; null if there is no such object. */
  const get = (name: string, range?: ByteRange) =>
    client.getObjectRaw(name, !range, range?.first, range && range.last + 1).catch(nullIfMissing)

  return {
    place: `the bucket ${address}`,
    async put(key, content) {
      const name = nameOf(key)
      const inMemory = content instanceof Uint8Array
      const { bytes, sha256, md5 } = inMemory ? digestBytes(content) : content
      const body = inMemory ? content : checkStream(content.stream, content)
      const headers = {
        [SHA256]: sha256,
        'content-md5': Buffer.from(md5, 'hex').toString('base64'),
      }
      await asking(async () => {
        const type = 'application/octet-stream'
        const answer = await client.putObject(name, body, type, undefined, headers, bytes)
        await answer.body?.cancel()
      })
    },
    async open(key, range) {
      const name = nameOf(key)
      const answer = await asking(() => get(name, range))
      if (!answer) return null
      const bytes = range ? range.last - range.first + 1 : lengthOf(answer)
      const isExpected = range
        ? answer.status === 206 && lengthOf(answer) === bytes
        : answer.status === 200
      if (!isExpected) {
        await answer.body?.cancel()
        throw s3Fault(`it answered ${answer.status} with ${lengthOf(answer)} bytes`)
      }
      const sha256 = range ? null : answer.headers.get(SHA256)
      const stream = checkStream(answer.body ?? new Blob([]).stream(), { bytes, sha256 })
      return { bytes, stream }
    },
    async find(key) {
      // The client has no request that returns all headers without the bytes, so one byte is read.
      const name = nameOf(key)
      const answer = await asking(() => get(name, { first: 0, last: 0 }).catch(emptyIfNone))
      if (!answer || answer === 'empty') return answer && { bytes: 0, sha256: null }
      await answer.body?.cancel()
      const bytes = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]
      if (bytes === undefined) throw s3Fault('it answered without a length')
      return { bytes: Number(bytes), sha256: answer.headers.get(SHA256) }
    },
    async delete(key) {
      const name = nameOf(key)
      await asking(() => client.deleteObject(name).catch(nullIfMissing))
    },
    async *list() {
      let next: string | undefined
      do {
        const page = await asking(() => client.listObjectsPaged('/', PREFIX, pageSize, next))
        if (!page?.objects) throw s3Fault('there is no such bucket')
        for (const { Key, Size } of page.objects) {
          const key = Key.slice(PREFIX.length)
          if (isKey(key)) yield { key, bytes: Size }
        }
        next = page.nextContinuationToken
      } while (next)
    },
    async setAside(keys, now) {
      const aside = `files-before-${stampOf(now)}/`
      for (const key of keys) {
        const name = nameOf(key)
        await asking(() => client.copyObject(name, aside + key))
        await asking(() => client.deleteObject(name))
      }
      return `${aside} in ${this.place}`
    },
  }
}

function lengthOf(answer: Response): number {
  return Number(answer.headers.get('content-length') ?? NaN)
}

/** An object without bytes has no first one. */
function emptyIfNone(error: unknown): 'empty' {
  if (error instanceof S3ServiceError && error.status === 416) return 'empty'
  throw error
}

/** A missing bucket is a fault, not a missing object. */
function nullIfMissing(error: unknown): null {
  const isMissing = error instanceof S3ServiceError && error.status === 404
  if (isMissing && !`${error.serviceCode} ${error.body}`.includes('NoSuchBucket')) return null
  throw error
}

/**
 * @throws AppError unavailable for whatever the storage refuses. Its answers repeat parts of the request, such as the name of
 *   the access key; only their code is kept.
 */
async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof S3ServiceError)) throw error
    const code = /<Code>(\w+)<\/Code>/.exec(error.body ?? '')?.[1] ?? error.serviceCode
    throw s3Fault(`it answered ${error.status} (${code})`)
  }
}
