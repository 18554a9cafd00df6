import { pipeline, Readable, type Transform } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { chooseEncoding, type Encoding } from './choose-encoding.ts'
import type { WebEnv } from './web-env.ts'

type Bytes = Uint8Array<ArrayBuffer>

const leastBytes = 1024
/** What has a length and is no longer than this is in memory already. */
const mostBytes = 1024 * 1024

const GZIP = { level: 6 }
const BROTLI = {
  // A page in one or two pieces, not one for each 16 KiB.
  chunkSize: 64 * 1024,
  params: {
    // One twelfth more bytes than level 4, for three fifths of the work, which is spent on a single response.
    [constants.BROTLI_PARAM_QUALITY]: 2,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}
const gzipBytes = promisify<Bytes, typeof GZIP, Bytes>(gzip)
const brotliBytes = promisify<Bytes, typeof BROTLI, Bytes>(brotliCompress)

/** Compresses pages and data. Each part that a page streams is flushed at once, not when a block is full. */
export const compressAnswer: MiddlewareHandler<WebEnv> = async (c, next) => {
  await next()
  const answer = c.res
  if (!isCompressible(answer)) return
  answer.headers.append('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
  if (!encoding || !answer.body) return
  const length = answer.headers.get('Content-Length')
  answer.headers.delete('Content-Length')
  answer.headers.set('Content-Encoding', encoding)
  const etag = answer.headers.get('ETag')
  if (etag?.startsWith('"')) answer.headers.set('ETag', `W/${etag}`)
  if (length !== null && Number(length) <= mostBytes) {
    const bytes = await compressWhole(new Uint8Array(await answer.arrayBuffer()), encoding)
    answer.headers.set('Content-Length', String(bytes.byteLength))
    // Hono would otherwise make a stream of it again.
    c.res = undefined
    c.res = new Response(bytes, answer)
  } else {
    c.res = new Response(compressStream(answer.body, encoding), answer)
  }
}

/** Compresses what is in memory: one call instead of a stream and its flushes. */
export function compressWhole(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  return encoding === 'gzip' ? gzipBytes(bytes, GZIP) : brotliBytes(bytes, BROTLI)
}

/** Compresses a stream and flushes whenever its source pauses. */
export function compressStream(
  body: ReadableStream<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array> {
  const source = Readable.fromWeb(body as NodeStream)
  const encoder = openEncoder(encoding)
  let flushing = false
  source.on('data', () => {
    if (flushing) return
    flushing = true
    // What React writes at once arrives within one turn and is flushed together.
    setImmediate(() => {
      flushing = false
      if (!source.readableEnded && !encoder.destroyed) encoder.flush()
    })
  })
  // Errors reach the reader of the encoder; the callback only prevents throwing them twice.
  pipeline(source, encoder, () => {})
  return Readable.toWeb(encoder) as ReadableStream<Uint8Array>
}

function isCompressible({ status, headers }: Response): boolean {
  const length = headers.get('Content-Length')
  return (
    ![204, 206, 304].includes(status) &&
    !headers.has('Content-Encoding') &&
    !/\bno-transform\b/i.test(headers.get('Cache-Control') ?? '') &&
    !(length !== null && Number(length) < leastBytes) &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '')
  )
}

function openEncoder(encoding: Encoding): Transform & { flush(): void } {
  return encoding === 'gzip' ? createGzip(GZIP) : createBrotliCompress(BROTLI)
}
